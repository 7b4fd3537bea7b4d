import { sha256 } from "../../static/js/lib/sha256.js";
import { equal, test } from "./harness.js";

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);

test("published vectors of SHA-256 come out", () => {
  equal(sha256(bytes("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  equal(sha256(bytes("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  equal(sha256(bytes("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")), "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
});

test("every length round a block's end agrees with the browser's own", async () => {
  if (!crypto.subtle) return;
  for (const length of [55, 56, 63, 64, 65, 119, 120]) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    const own = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
    equal(sha256(data), [...own].map((byte) => byte.toString(16).padStart(2, "0")).join(""), `length ${length}`);
  }
});
