/**
 * A value that Microsoft writes either as JSON or as JSON inside a text (log exports, alert details):
 * the parsed list or object, else the unchanged value. Never throws.
 */
export function structured(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
