/**
 * Id of a person within a drawing and its address. A person's key may be an e-mail address, which must
 * not be in a link: this is a short hash of it (FNV-1a, 32 bit), unique among the few people of a
 * trace.
 */
export function personNodeId(key: string): string {
  let hash = 0x811c9dc5;
  for (const character of key) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return `person.${hash.toString(36)}`;
}
