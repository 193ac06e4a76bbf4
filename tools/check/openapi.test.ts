import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { contractRoutes } from '../gen/openapi/contract-schemas.ts';
import { openApiDoc } from '../gen/openapi/openapi-doc.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  'x-permission'?: string;
  'x-stability': string;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const text = openApiDoc().text;
const document: Document = JSON.parse(text);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);

const OPENAPI_SCHEMA = 'https://spec.openapis.org/oas/3.1/schema-base';

async function judgements(json: string): Promise<boolean[]> {
  const { valid: bySchema } = await new Validator().validate(JSON.parse(json));
  const { valid: byHyperjump } = await validate(OPENAPI_SCHEMA, JSON.parse(json));
  return [bySchema, byHyperjump];
}

test('is a valid OpenAPI 3.1 document for two independent validators', async () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(await judgements(text)).toEqual([true, true]);
  expect(await judgements(text.replaceAll('"responses"', '"answers"'))).toEqual([false, false]);
});

test('describes every route of the contract once, with a distinct operation id', () => {
  const routes = contractRoutes().map(({ path, method }) => `${method} ${path}`);
  expect(operations.map(({ name }) => name).toSorted()).toEqual(routes.toSorted());
  const ids = new Set(operations.map(({ operation }) => operation.operationId));
  expect(ids.size).toBe(routes.length);
});

test('carries permission, stability and security of the route', () => {
  const byName = new Map(operations.map(({ name, operation }) => [name, operation]));
  expect(byName.get('GET /v1/policies')).toMatchObject({
    security: [{ sessionToken: [] }, { apiToken: [] }],
    'x-permission': 'policy:read',
    'x-stability': 'beta',
  });
  expect(byName.get('POST /v1/ingest/{source}')).toMatchObject({
    security: [{ integrationToken: [] }],
    'x-stability': 'stable',
  });
  expect(byName.get('GET /v1/config')?.security).toEqual([]);
  expect(byName.get('GET /v1/profile')?.security).toEqual([{ sessionToken: [] }]);
});

test('lists path and query parameters with their types', () => {
  const list = operations.find(({ name }) => name === 'GET /v1/rejections')?.operation;
  expect(list?.parameters).toContainEqual({
    name: 'limit',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 200 },
  });
  const remove = operations.find(({ name }) => name.startsWith('DELETE /v1/integrations/tokens'));
  expect(remove?.operation.parameters).toMatchObject([
    { name: 'tokenId', in: 'path', required: true },
    { name: 'Idempotency-Key', in: 'header', required: false },
  ]);
});

test('keeps the format of times and drops the pattern beside it', () => {
  expect(text).toContain('"format": "date-time"');
  expect(text).not.toMatch(/"pattern": "\^\(\?:\(\?:\\\\d/);
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

test('every reference leads to a component, and every component is referred to', () => {
  const references = [...text.matchAll(/"\$ref": "#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(new Set(references)).toEqual(new Set(Object.keys(document.components.schemas)));
});
