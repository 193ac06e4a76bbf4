import { COMPONENTS } from '../openapi/contract-schemas.ts';
import { asRecord, type Json, type JsonObject } from '../openapi/tidy-schema.ts';

/** The TypeScript type that a JSON Schema of the OpenAPI document allows. */
export function typeOf(schema: Json | undefined): string {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return 'unknown';
  const reference = schema['$ref'];
  if (typeof reference === 'string') return reference.slice(COMPONENTS.length);
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) {
    return union(schema['enum'].map((value) => JSON.stringify(value)));
  }
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return union(choices.map(typeOf));
  if (Array.isArray(schema['allOf'])) {
    return schema['allOf'].map((part) => `(${typeOf(part)})`).join(' & ');
  }
  const { type } = schema;
  if (Array.isArray(type)) return union(type.map((one) => typeOf({ ...schema, type: one })));
  return plainType(type, schema);
}

function plainType(type: Json | undefined, schema: JsonObject): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return Array.isArray(schema['prefixItems'])
        ? `[${schema['prefixItems'].map(typeOf).join(', ')}]`
        : `(${typeOf(schema['items'])})[]`;
    case 'object':
      return objectType(schema);
    default:
      return 'unknown';
  }
}

function objectType(schema: JsonObject): string {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = Object.entries(asRecord(schema['properties'] ?? {})).map(
    ([name, value]) =>
      `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(value)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  const more = schema['additionalProperties'];
  return typeof more === 'object'
    ? `{ [key: string]: ${typeOf(more)} }`
    : '{ [key: string]: unknown }';
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}
