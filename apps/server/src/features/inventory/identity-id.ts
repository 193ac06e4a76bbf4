const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id as the database compares it; null, which nothing has, for a text that is no id at all. */
export function identityIdOf(text: string): string | null {
  return UUID.test(text) ? text : null;
}
