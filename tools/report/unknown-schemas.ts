/** What `JSON.parse` gives. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** Keys that say something of a schema without saying what it accepts. */
const NOTES: ReadonlySet<string> = new Set([
  'description',
  'title',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
]);
/** Keys that hold one schema, a list of schemas, and schemas by name. `not` refuses what its schema accepts. */
const ONE: ReadonlySet<string> = new Set(['schema', 'items', 'additionalProperties']);
const LISTS: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const NAMED: ReadonlySet<string> = new Set(['properties', 'schemas', '$defs', 'patternProperties']);

/**
 * Places in an OpenAPI document where a schema accepts anything, as steps joined by dots, e.g.
 * `components.schemas.PolicyRule.properties.condition`: a schema without a word about what it accepts, and a list
 * without one about its elements.
 */
export function unknownSchemas(document: Json): string[] {
  return membersOf(document).flatMap(([name, value]) => placesIn(value, [name]));
}

function placesIn(value: Json, place: readonly string[]): string[] {
  return membersOf(value).flatMap(([name, inner]) => {
    const at = [...place, name];
    const own = schemasAt(name, inner, at).filter(({ schema }) => isUnknown(schema));
    return [...own.map((each) => each.place.join('.')), ...placesIn(inner, at)];
  });
}

function schemasAt(
  name: string,
  value: Json,
  place: readonly string[],
): { schema: Json; place: readonly string[] }[] {
  if (ONE.has(name)) return [{ schema: value, place }];
  if (!LISTS.has(name) && !NAMED.has(name)) return [];
  return membersOf(value).map(([key, schema]) => ({ schema, place: [...place, key] }));
}

function isUnknown(schema: Json): boolean {
  if (schema === true) return true;
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return false;
  const told = Object.keys(schema).filter((key) => !NOTES.has(key));
  const isBareList = 'type' in schema && schema['type'] === 'array' && !told.includes('items');
  return told.length === 0 || (isBareList && !told.includes('prefixItems'));
}

function membersOf(value: Json): [string, Json][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
