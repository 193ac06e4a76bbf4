export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** The value as a JSON object; throws on anything else, so that a changed generator is noticed. */
export function asRecord(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('Expected a JSON object');
  }
  // A round trip leaves plain JSON, whatever the generator's own types say.
  const plain: JsonObject = JSON.parse(JSON.stringify(value));
  return plain;
}

/** What the generator adds to every integer and says nothing: the range of exact numbers. */
const NOISE: readonly Json[] = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/**
 * Drops what only bloats the document: the schema's own address, the range of exact integers, and
 * patterns next to a `format` that says the same (the one for date-time is 300 characters long).
 */
export function tidySchema(schema: JsonObject): JsonObject {
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      key !== '$schema' &&
      key !== '$id' &&
      !(key === 'pattern' && typeof schema['format'] === 'string') &&
      !((key === 'minimum' || key === 'maximum') && NOISE.includes(value)),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, tidyValue(value)]));
}

function tidyValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(tidyValue);
  return typeof value === 'object' && value !== null ? tidySchema(value) : value;
}
