/** A 32-bit hash of a text (FNV-1a with the finishing of MurmurHash3), the same on every machine. */
export function hash32(text: string): number {
  let hash = 0x811c_9dc5 | 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
