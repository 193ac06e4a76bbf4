import { expect, test } from 'vitest';
import { contractRoutes } from '../gen/openapi/contract-schemas.ts';

const routes = contractRoutes().map(({ path, method, route }) => ({
  name: `${method} ${path}`,
  path,
  method,
  route,
}));

/** Whoever adds a route without a permission adds it here, and a reviewer asks why. */
const PUBLIC = [
  // A vendor proves itself by the signature of what it delivers; before that it only asks.
  'GET /v1/hooks/{hookId}',
  'POST /v1/hooks/{hookId}',
  'GET /v1/config',
  'GET /v1/health',
  'POST /v1/setup',
];
/** The token names the tenant and the source, so there is no console user whose role could count. */
const BY_TOKEN = ['POST /v1/ingest/{source}'];
/** The rejections and events themselves are the record of what was sent. */
const NOT_AUDITED = [...BY_TOKEN, 'POST /v1/hooks/{hookId}'];

test('a route of a console user names a permission, and no other does', () => {
  const wrong = routes.filter(
    ({ route }) => ((route.access ?? 'session') === 'session') !== (route.permission !== undefined),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('the routes without a console user are exactly these', () => {
  const byAccess = Object.groupBy(routes, ({ route }) => route.access ?? 'session');
  expect(byAccess.public?.map(({ name }) => name)).toEqual(PUBLIC);
  expect(byAccess.integrationToken?.map(({ name }) => name)).toEqual(BY_TOKEN);
});

test('every change names its audit entry', () => {
  const silent = routes.filter(({ method, route }) => method !== 'GET' && !route.audit);
  expect(silent.map(({ name }) => name)).toEqual(NOT_AUDITED);
});

test('audit entries are named resource.done', () => {
  const names = routes.flatMap(({ route }) => route.audit ?? []);
  expect(names.filter((name) => !/^[a-z_]+\.[a-z_]+$/.test(name))).toEqual([]);
});

test('path parameters are described, each by its own name', () => {
  const inPath = routes.map(({ name, path }) => [
    name,
    new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)),
  ]);
  const described = routes.map(({ name, route }) => [
    name,
    new Set(route.params ? Object.keys(shapeOf(route.params)) : []),
  ]);
  expect(described).toEqual(inPath);
});

test('a route answers with a schema or with a stream, never with both', () => {
  const wrong = routes.filter(
    ({ route }) => (route.response === undefined) === (route.stream === undefined),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

function shapeOf(schema: object): object {
  const shape: unknown = 'shape' in schema ? schema.shape : undefined;
  return typeof shape === 'object' && shape !== null ? shape : {};
}
