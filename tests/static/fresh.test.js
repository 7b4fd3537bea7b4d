import { renewIfOld } from "../../static/js/lib/fresh.js";
import { equal, test } from "./harness.js";

/** @param {() => Promise<string>} fetchPage */
async function reloads(fetchPage) {
  let count = 0;
  await renewIfOld("/static/aaaaaaaaaaaa/", { fetchPage, reload: () => void (count += 1) });
  return count;
}

test("a page whose files have moved is loaded anew, and no other", async () => {
  equal(await reloads(async () => '<html data-static="/static/bbbbbbbbbbbb/">'), 1);
  equal(await reloads(async () => '<html data-static="/static/aaaaaaaaaaaa/">'), 0);
});

test("a line that is cut again, or an answer that is no page, changes nothing", async () => {
  equal(await reloads(() => Promise.reject(new Error("cut"))), 0);
  equal(await reloads(async () => ""), 0);
});
