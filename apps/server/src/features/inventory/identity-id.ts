const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id in database form; null, which matches nothing, for an invalid id. */
export function identityIdOf(text: string): string | null {
  return UUID.test(text) ? text : null;
}
