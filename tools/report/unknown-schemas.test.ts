import { expect, test } from 'vitest';
import { unknownSchemas, type Json } from './unknown-schemas.ts';

const inComponent = (schema: Json): Json => ({ components: { schemas: { Rule: schema } } });

test.each<[Json, string]>([
  [{}, 'Rule'],
  [{ description: 'Anything' }, 'Rule'],
  [{ type: 'object', properties: { v: { description: 'Anything' } } }, 'Rule.properties.v'],
  [{ type: 'object', additionalProperties: {} }, 'Rule.additionalProperties'],
  [{ type: 'object', additionalProperties: true }, 'Rule.additionalProperties'],
  [{ type: 'array', items: {} }, 'Rule.items'],
  [{ type: 'array' }, 'Rule'],
  [{ anyOf: [{ type: 'null' }, {}] }, 'Rule.anyOf.1'],
])('%j accepts anything', (schema, place) => {
  expect(unknownSchemas(inComponent(schema))).toEqual([`components.schemas.${place}`]);
});

test.each<[Json]>([
  [{ type: 'object', properties: {}, additionalProperties: false }],
  [{ $ref: '#/components/schemas/JsonValue' }],
  [{ type: 'array', items: { type: 'string' } }],
  [{ type: 'object', properties: { items: { type: 'number', default: {} } } }],
])('%j says what it accepts', (schema) => {
  expect(unknownSchemas(inComponent(schema))).toEqual([]);
});

test('bodies and answers of operations are looked at', () => {
  const content = { 'application/json': { schema: {} } };
  const document = { paths: { '/v1/a': { post: { requestBody: { content } } } } };
  expect(unknownSchemas(document)).toEqual([
    'paths./v1/a.post.requestBody.content.application/json.schema',
  ]);
});
