/** SHA-256 for pages without https, where browsers keep `crypto.subtle` closed. FIPS 180-4, plainly. */

const PRIMES = [...primes(64)];
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** The first 32 bits of the fraction. @param {number} x */
function fraction(x) {
  return Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
}

/** @param {number} count */
function* primes(count) {
  for (let n = 2, found = 0; found < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (!prime) continue;
    found += 1;
    yield n;
  }
}

/** @param {number} x @param {number} n */
const turn = (x, n) => (x >>> n) | (x << (32 - n));

/** The message, a one, zeros, and its length in bits, in blocks of 64 bytes. @param {Uint8Array} bytes */
function padded(bytes) {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return new DataView(whole.buffer);
}

/** @param {number[]} state @param {DataView} data @param {number} at @returns {number[]} */
function block(state, data, at) {
  const w = Array.from({ length: 64 }, (_, i) => (i < 16 ? data.getInt32(at + i * 4) : 0));
  for (let i = 16; i < 64; i += 1) {
    const [a = 0, b = 0] = [w[i - 15], w[i - 2]];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + (w[i] ?? 0)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => (x + (state[i] ?? 0)) | 0);
}

/** @param {Uint8Array} bytes @returns {string} hex */
export function sha256(bytes) {
  const data = padded(bytes);
  let state = START;
  for (let at = 0; at < data.byteLength; at += 64) state = block(state, data, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
