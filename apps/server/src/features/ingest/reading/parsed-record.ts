/**
 * A vendor's record as JSON, parsed once on first use; undefined if invalid.
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
