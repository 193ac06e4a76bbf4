import { expect, test } from 'vitest';
import { loadOf, type RouteDefinition } from './define-routes.ts';

const route = (more: Partial<RouteDefinition> = {}): RouteDefinition => ({
  summary: 'A route',
  permission: 'detection:read',
  ...more,
});

test('a route that streams either way has the load of a stream, another that of a list', () => {
  expect(loadOf(route())).toBe('list');
  expect(loadOf(route({ rawBody: true }))).toBe('stream');
  expect(loadOf(route({ stream: { contentType: 'text/csv' } }))).toBe('stream');
});

test('what a route declares wins', () => {
  expect(loadOf(route({ load: 'heavy' }))).toBe('heavy');
  expect(loadOf(route({ load: 'heavy', rawBody: true }))).toBe('heavy');
});
