/** Multipliers of MurmurHash3 (x86, 128 bits) and of its finishing, by Austin Appleby, public domain. */
const M1 = 0x239b_961b;
const M2 = 0xab0e_9789 | 0;
const M3 = 0x38b3_4ae5;
const M4 = 0xa1e3_8b93 | 0;

const BYTE_TEXTS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * A 128-bit hash of a text as a lower-case UUID: four lanes of 32 bits, each fed every UTF-16 unit and
 * its left neighbour's state, then mixed. The same on every machine; not meant against collisions that
 * someone seeks.
 */
export function hashId(text: string): string {
  let a = 0x9e37_79b9 | 0;
  let b = 0x85eb_ca6b | 0;
  let c = 0xc2b2_ae35 | 0;
  let d = 0x27d4_eb2f;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, M1) + (d >>> 15);
    b = Math.imul(b ^ unit, M2) + (a >>> 17);
    c = Math.imul(c ^ unit, M3) + (b >>> 16);
    d = Math.imul(d ^ unit, M4) + (c >>> 14);
  }
  const length = text.length;
  const sum = (a ^ length) + (b ^ length) + (c ^ length) + (d ^ length);
  a = mixed(a + sum);
  b = mixed(b + sum + a);
  c = mixed(c + sum + b);
  d = mixed(d + sum + c);
  a = mixed(a + d);
  return `${word(a)}-${half(b >>> 16)}-${half(b)}-${half(c >>> 16)}-${half(c)}${word(d)}`;
}

function mixed(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return hash ^ (hash >>> 16);
}

function word(value: number): string {
  return half(value >>> 16) + half(value);
}

function half(value: number): string {
  return `${BYTE_TEXTS[(value >>> 8) & 0xff] ?? ''}${BYTE_TEXTS[value & 0xff] ?? ''}`;
}
