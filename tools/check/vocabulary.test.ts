import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ACTIONS,
  CONNECTOR_FAILURES,
  DESTINATION_NAMES,
  DETECTION_ORIGINS,
  DETECTION_TYPES,
  DIRECTIONS,
  EVENT_CATEGORIES,
  FEATURE_FLAGS,
  INTEGRATION_NAMES,
  REGIONS,
  SEVERITIES,
} from '@waybill/contract';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../packages/identity/src/wire/endpoint-table.ts';
import { ROOT } from '../repository/root.ts';
import { specificationRows } from './specification-rows.ts';

const facts = specificationRows().map(({ fact }) => fact);

/** Names in backquotes of the rows that begin with a word, in the order of the page. */
const namesOf = (word: string): string[] =>
  facts.flatMap((fact) => {
    const [, name] = new RegExp(`^${word} \`([^\`]+)\`$`).exec(fact) ?? [];
    return name === undefined ? [] : [name];
  });

test.each([
  ['Integration', INTEGRATION_NAMES],
  ['Destination', DESTINATION_NAMES],
  ['Severity', SEVERITIES],
  ['Detection origin', DETECTION_ORIGINS],
  ['Event category', EVENT_CATEGORIES],
  ['Detection type', DETECTION_TYPES],
  ['Action', ACTIONS],
  ['Region', REGIONS],
  ['Direction', DIRECTIONS],
])('the vocabularies of the matrix and of the contract are the same: %s', (word, names) => {
  expect(namesOf(word)).toEqual([...names]);
});

test('every feature flag is a row', () => {
  expect(FEATURE_FLAGS.filter((flag) => !facts.includes(`Flag ${flag}`))).toEqual([]);
});

test('every path of the identity provider is an endpoint that it serves', () => {
  const paths = facts.flatMap((fact) => /^`(\/v1\/[^`]+)`/.exec(fact)?.[1] ?? []);
  expect(paths.length).toBeGreaterThan(60);
  const served = new Set(ENDPOINTS.map((endpoint) => endpoint.path));
  expect(paths.filter((each) => !served.has(each))).toEqual([]);
});

test('every failure of a connection is explained, in the order of the list', () => {
  const page = readFileSync(path.join(ROOT, 'docs/connector-failures.md'), 'utf8');
  const explained = [...page.matchAll(/^\| `([a-z_]+)`/gm)].map(([, code]) => code);
  expect(explained).toEqual([...CONNECTOR_FAILURES]);
});
