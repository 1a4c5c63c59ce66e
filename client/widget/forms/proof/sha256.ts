/** For the first 32 bits of the fractional parts of square and cube roots of primes (FIPS 180-4, 4.2.2 and 5.3.3). */
const primes = getPrimes(64);
const toFraction32 = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32);
const initial = Uint32Array.from(primes.slice(0, 8), (prime) => toFraction32(Math.sqrt(prime)));
const constants = Uint32Array.from(primes, (prime) => toFraction32(Math.cbrt(prime)));
const schedule = new Uint32Array(64);

function getPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

export function padMessage(message: Uint8Array): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, message.length * 8);
  return blocks;
}

/**
 * SHA-256 (FIPS 180-4) of a padded message, as eight words. `crypto.subtle` is slower for many short messages, because
 * each returns a promise, and is absent in insecure contexts.
 */
export function sha256(blocks: Uint8Array): Uint32Array {
  const view = new DataView(blocks.buffer, blocks.byteOffset, blocks.length);
  const hash = Uint32Array.from(initial);
  for (let offset = 0; offset < blocks.length; offset += 64) addBlock(hash, view, offset);
  return hash;
}

function addBlock(hash: Uint32Array, view: DataView, offset: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i += 1) hash[i] = hash[i]! + after[i]!;
}

type Eight = [number, number, number, number, number, number, number, number];
