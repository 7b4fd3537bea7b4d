import { html, render } from "../../static/vendor/lit-html/lit-html.js";
import { createT, createWords } from "../../static/js/lib/words.js";
import { equal, ok, test, throws } from "./harness.js";

const EN = `
played = { $who } played { $card }.
left = { $n ->
    [one] one card
   *[other] { $n } cards
  }
side = { $side ->
    [crime] Crime
   *[other] Calm
  }
option = Fair
    .about = Nobody peeks.
plain = Nothing here.
`;

/** @param {unknown} words */
function shown(words) {
  const place = document.createElement("p");
  render(html`${words}`, place);
  return place;
}

test("templates stand where the words want them, as elements", () => {
  const t = createT("en", [EN]);
  const place = shown(t("played", { who: html`<b>Ann</b>`, card: html`<i>Dog</i>` }));
  equal(place.textContent, "Ann played Dog.");
  equal(place.querySelectorAll("b, i").length, 2);
});

test("apostrophes are curved, also before what is filled in", () => {
  const t = createT("fr", ["of = L'h\u00F4te et l'{ $x }, les 'autres'"]);
  equal(t.text("of", { x: "un" }), "L\u2019h\u00F4te et l\u2019un, les 'autres'");
  equal(createT("en", ["not = It wasn't me"]).text("not"), "It wasn\u2019t me");
});

test("in French no line begins with a question mark, and the gap before it is narrow", () => {
  const t = createT("fr", ["who = Qui est-ce ?\nsaid = { $who } : « Non ! »"]);
  equal(t.text("who"), "Qui est-ce\u202F?");
  equal(t.text("said", { who: "ann" }), "ann\u00A0: «\u00A0Non\u202F!\u00A0»");
  equal(createT("en", ["who = Who ?"]).text("who"), "Who ?");
});

test("a name and what is said of it are joined as each language has it", () => {
  equal(["en", "fr", "ja"].map((lang) => `a${createT(lang, []).colon}b`), ["a: b", "a\u00A0: b", "a\uFF1Ab"]);
  equal(createT("en", []).commas(["a", false, "b", ""]), "a, b");
  equal(createT("ja", []).commas(["a", "b"]), "a\u3001b");
});

test("another language may turn the order round", () => {
  const t = createT("ja", ["played = { $card }を{ $who }さんが出しました。"]);
  const place = shown(t("played", { who: html`<b>Ann</b>`, card: html`<i>いぬ</i>` }));
  equal(place.textContent, "いぬをAnnさんが出しました。");
});

test("text from people is kept apart from the direction of the sentence, and is never markup", () => {
  const t = createT("en", [EN]);
  const name = "<img onerror>";
  equal(t.text("played", { who: name, card: "x" }), "\u2068<img onerror>\u2069 played x.");
  equal(shown(t("played", { who: name, card: "x" })).querySelector("img"), null);
});

test("codes choose among variants as they are", () => {
  const t = createT("en", [EN]);
  equal(t.text("side", { side: "crime" }), "Crime");
});

test("plurals and numbers follow the language", () => {
  const en = createT("en", [EN]);
  const fr = createT("fr", ["left = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n  }\n"]);
  equal([en.text("left", { n: 1 }), en.text("left", { n: 4 })], ["one card", "4 cards"]);
  equal([fr.text("left", { n: 0 }), fr.text("left", { n: 2 })], ["0 carte", "2 cartes"]);
});

test("attributes have their own words, and what is missing shows its id", () => {
  const t = createT("en", [EN]);
  equal(t.text("option.about"), "Nobody peeks.");
  equal([t.has("option.about"), t.has("plain.about"), t.has("nothing")], [true, false, false]);
  equal(t.text("nothing"), "nothing");
});

test("lists are joined as the language does, with templates inside", () => {
  const t = createT("en", [EN]);
  equal(shown(t.list([html`<b>Ann</b>`, html`<b>Bo</b>`, "Cy"])).textContent, "Ann, Bo, and Cy");
  equal(createT("ja", [EN]).listText(["a", "b"]).replaceAll(/[\u2068\u2069]/g, ""), "a、b");
});

test("a template in an attribute is a mistake that is told", () => {
  const t = createT("en", [EN]);
  throws(() => t.text("played", { who: html`<b>Ann</b>`, card: "x" }), /plain text/);
});

test("a file is fetched once for each language, and again after a failure", async () => {
  /** @type {string[]} */
  const asked = [];
  let broken = true;
  const words = createWords("/static/v/", async (url) => {
    asked.push(url);
    if (url.endsWith("fr/room.ftl") && broken) throw new Error("cut");
    return EN;
  });
  await words("en", ["room"]);
  await words("en", ["room", "toy"]);
  equal(asked, ["/static/v/locales/en/room.ftl", "/static/v/locales/en/toy.ftl"]);
  await words("fr", ["room"]).then(
    () => ok(false, "it fails"),
    () => {},
  );
  broken = false;
  const t = await words("fr", ["room"]);
  equal(t.lang, "fr");
});
