/** A key in groups of four, as people type it off a screen. */
export function keyGroups(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? '';
}
