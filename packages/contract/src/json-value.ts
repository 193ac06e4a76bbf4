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

/** Exceeds the depth of any sent or stored value. */
const MAX_DEPTH = 64;

/**
 * Any JSON outside the contract's concern. Each use has a reason in
 * `tools/check/json-value-uses.data.ts`. Walked level by level, so that no depth overflows the stack,
 * and not copied. An undefined member counts as absent.
 */
export const JsonValue = z.custom<JsonValue>(isJson, { error: 'is not JSON' });

/** A JSON object with any members. */
export const JsonObject = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && isJson(value),
  { error: 'is not a JSON object' },
);

/** The shape of a JSON object, for its JSON Schema. */
export const JsonObjectShape = z.record(z.string(), JsonShape);

function isJson(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    const next: unknown[] = [];
    for (const node of level) if (!isNode(node, next)) return false;
    level = next;
  }
  return true;
}

/** Whether a value is JSON, its members left aside; they are added to `members`. */
function isNode(value: unknown, members: unknown[]): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      return value === null || addMembers(value, members);
    default:
      return false;
  }
}

function addMembers(value: object, members: unknown[]): boolean {
  if (Array.isArray(value)) {
    for (const element of value) members.push(element);
    return true;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const member of Object.values(value)) if (member !== undefined) members.push(member);
  return true;
}
