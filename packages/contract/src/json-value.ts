import { z } from 'zod';

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [name: string]: JsonValue;
}

/** The shape of any JSON, for its JSON Schema. */
export const JsonShape: z.ZodType<JsonValue> = z
  .lazy(() =>
    z.union([
      z.null(),
      z.boolean(),
      z.number(),
      z.string(),
      z.array(JsonShape),
      z.record(z.string(), JsonShape),
    ]),
  )
  .describe('Any JSON');

/** Deeper than anything that is sent or kept. */
const MAX_DEPTH = 64;

/**
 * Any JSON, for what is no business of the contract. Each use has a reason in `tools/check/json-value-uses.data.ts`.
 * Walked level by level, so that no depth ends the stack, and not copied. A member that is undefined counts as absent.
 */
export const JsonValue = z.custom<JsonValue>(isJson, { error: 'is not JSON' });

/** A JSON object with any members. */
export const JsonObject = z.record(z.string(), JsonValue);

function isJson(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH || !level.every(isNode)) return false;
    level = level.flatMap(membersOf);
  }
  return true;
}

function isNode(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      return value === null || Array.isArray(value) || isPlain(value);
    default:
      return false;
  }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function membersOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value
    : Object.values(value).filter((member) => member !== undefined);
}
