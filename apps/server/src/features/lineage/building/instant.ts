/** Time texts. The rows of one action share the same time. */
const TEXTS = new Map<number, string>();
const MOST_TEXTS = 16_384;

/** A time, epoch milliseconds, as PostgreSQL reads it. */
export function instant(at: number): string {
  const known = TEXTS.get(at);
  if (known !== undefined) return known;
  const text = new Date(at).toISOString();
  if (TEXTS.size >= MOST_TEXTS) TEXTS.clear();
  TEXTS.set(at, text);
  return text;
}
