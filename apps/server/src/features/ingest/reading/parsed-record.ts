/**
 * A vendor's record as JSON, parsed once and only when it is asked for; undefined if it is none.
 *
 * @published
 */
export function parsedRecord(payload: Buffer): () => unknown {
  let parsed: { value: unknown } | undefined;
  return () => (parsed ??= { value: parse(payload) }).value;
}

function parse(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString());
  } catch {
    return undefined;
  }
}
