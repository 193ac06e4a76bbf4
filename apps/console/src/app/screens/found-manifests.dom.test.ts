// @vitest-environment happy-dom
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { fitsPattern, FOUND_MANIFESTS } from './found-manifests.ts';

const PATHS = [
  '/',
  '/detections',
  '/detections/',
  '/Detections/d-1',
  '/detections/d-1/more',
  '/settings',
  '/settings/data',
  '/policies/wizard/p1',
  '/traces/o1/d1',
  '/traces/o1',
  '/nope',
];

test('what is fetched ahead is what the router will show', () => {
  const patterns = FOUND_MANIFESTS.flatMap(({ paths }) => paths);
  const ours = patterns.map((pattern) => PATHS.filter((path) => fitsPattern(pattern, path)));
  const router = patterns.map((pattern) => PATHS.filter((path) => matchPath(pattern, path)));
  expect(ours).toEqual(router);
  expect(new Set(ours.flat()).size).toBe(8);
});
