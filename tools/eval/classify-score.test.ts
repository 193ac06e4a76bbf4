import type { Finding } from '@waybill/engine';
import { expect, test } from 'vitest';
import type { Item } from './classify-corpus.ts';
import { forbiddenBy, meaning, ratesOf, tally } from './classify-score.ts';

const SECRETS = new Set(['aws-access-key', 'generic-secret', 'json-web-token']);

const at = (type: string, start: number): Finding => ({
  type,
  start,
  end: start + 5,
  confidence: 'high',
  evidence: [],
});

const item = (spans: Item['spans'], target?: string): Item => ({
  id: 'a',
  source: 'own',
  text: '',
  spans,
  ...(target === undefined ? {} : { target }),
});

test('a labelled place is found by a finding of the meant type that overlaps it', () => {
  const labelled = item([
    { start: 0, end: 9, type: 'us_ssn' },
    { start: 20, end: 29, type: 'us_ssn' },
  ]);
  const found = new Map([[labelled, [at('us-ssn', 7), at('phone', 22), at('us-ssn', 40)]]]);
  const isType = meaning('us_ssn', SECRETS);
  const sum = tally([labelled], found, 'us_ssn', { isType, anySpan: false });
  expect(sum).toEqual({ n: 2, ok: 1, wrong: 1 });
  expect(ratesOf(sum)).toEqual({ p: 0.5, r: 0.5, f1: 0.5 });
});

test('types that fit one place equally well are wrong once', () => {
  const none = item([], 'secret:any');
  const found = new Map([[none, [at('aws-access-key', 0), at('generic-secret', 0)]]]);
  const isType = meaning('secret', SECRETS);
  expect(tally([none], found, 'secret', { isType, anySpan: true })).toMatchObject({ wrong: 1 });
});

test('an item without a secret forbids those of its rule', () => {
  expect(forbiddenBy('secret:aws-access-token', SECRETS)('aws-access-key')).toBe(true);
  expect(forbiddenBy('secret:aws-access-token', SECRETS)('generic-secret')).toBe(false);
  expect(forbiddenBy('secret:jwt', SECRETS)('json-web-token')).toBe(true);
  expect(forbiddenBy('secret:generic-api-key', SECRETS)('aws-access-key')).toBe(true);
  expect(forbiddenBy('secret:any', SECRETS)('phone')).toBe(false);
});

test('without findings there is no precision, without labels no recall', () => {
  expect(ratesOf({ n: 1, ok: 0, wrong: 0 })).toEqual({ p: null, r: 0, f1: null });
  expect(ratesOf({ n: 0, ok: 0, wrong: 2 })).toEqual({ p: 0, r: null, f1: null });
});
