import { expect, test } from 'vitest';
import {
  exampleOf,
  objectIn,
  operationsOf,
  searchOperations,
  typeWords,
} from './openapi-document.ts';

const DOCUMENT = {
  paths: {
    '/v1/views': {
      post: {
        operationId: 'postViews',
        summary: 'Save a view',
        tags: ['views'],
        parameters: [],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/c/View' } } } },
          default: {},
        },
        security: [{ sessionToken: [] }, { apiToken: [] }],
        'x-permission': 'detection:read',
        'x-stability': 'beta',
      },
    },
    '/v1/exports': {
      get: {
        operationId: 'getExports',
        summary: 'Everything as a `file`',
        tags: ['exports'],
        parameters: [],
        responses: { '200': { content: { 'text/csv': {} } }, default: {} },
        security: [{ sessionToken: [] }],
        'x-stability': 'stable',
      },
    },
  },
  components: { schemas: {} },
};

const operations = operationsOf(DOCUMENT);

test('operations are ordered by group, with who may call them', () => {
  expect(
    operations.map(({ id, takesToken, isStable, mediaType }) => [
      id,
      takesToken,
      isStable,
      mediaType,
    ]),
  ).toEqual([
    ['getExports', false, true, 'text/csv'],
    ['postViews', true, false, 'application/json'],
  ]);
});

test('a summary is shown without its Markdown', () => {
  expect(operations[0]?.summary).toBe('Everything as a file');
});

test.each([
  ['', ['getExports', 'postViews']],
  ['POST view', ['postViews']],
  ['detection:read', ['postViews']],
  ['file nothing', []],
])('a search for “%s” finds %j', (search, ids) => {
  expect(searchOperations(operations, search).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [{ $ref: '#/components/schemas/View' }, 'View'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [
    { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    'string (date-time) | null',
  ],
  [{ type: 'array', items: { type: 'integer' } }, 'integer[]'],
])('%j is %s', (schema, words) => {
  expect(typeWords(schema)).toBe(words);
});

test('fields are found behind references, lists and choices', () => {
  const View = { properties: { name: { type: 'string' } } };
  const choice = { anyOf: [{ type: 'null' }, { items: { $ref: '#/components/schemas/View' } }] };
  expect(objectIn(choice, { View })).toBe(View);
  expect(objectIn({ $ref: '#/components/schemas/Gone' }, { View })).toBeNull();
});

test('the example names a key for a change', () => {
  const [read, change] = operations.map((one) => exampleOf(one, 'https://waybill.example'));
  expect(read).not.toContain('Idempotency-Key');
  expect(change).toContain("curl -X POST 'https://waybill.example/v1/views'");
  expect(change).toContain('Idempotency-Key');
});
