import { expect, test } from 'vitest';
import type { Classifier } from '../classifiers/define-classifier.ts';
import type { Candidate } from './candidate.ts';
import { resolveOverlaps } from './resolve-overlaps.ts';

function classifier(id: string, more: Partial<Classifier> = {}): Classifier {
  const base = { id, name: id, class: 'personal', locale: 'any', sensitivity: 2 } as const;
  return { ...base, keywords: [], examples: { match: [], noMatch: [] }, ...more };
}

function candidate(id: string, [start, end]: [number, number], more: Partial<Candidate> = {}) {
  const place = { classifier: classifier(id), start, end, value: 'x'.repeat(end - start) };
  const weight = {
    confidence: 'medium',
    isChecked: false,
    isSupported: false,
    isMarked: false,
    isOfText: false,
    byField: null,
  } as const;
  return { ...place, ...weight, evidence: [], ...more } satisfies Candidate;
}

function kept(...candidates: Candidate[]): string[] {
  return resolveOverlaps(candidates).map(({ classifier: { id } }) => id);
}

test('candidates apart all stay, by position', () => {
  expect(kept(candidate('b', [10, 20]), candidate('a', [0, 10]))).toEqual(['a', 'b']);
});

test('confidence goes before check, check before keyword, keyword before length', () => {
  const long = candidate('long', [0, 20]);
  const supported = candidate('supported', [5, 9], { isSupported: true });
  const checked = candidate('checked', [5, 9], { isChecked: true });
  const high = candidate('high', [5, 9], { confidence: 'high' });
  expect(kept(long, supported)).toEqual(['supported']);
  expect(kept(long, supported, checked)).toEqual(['checked']);
  expect(kept(long, supported, checked, high)).toEqual(['high']);
  expect(kept(candidate('short', [5, 9]), long)).toEqual(['long']);
});

test('equal candidates stay side by side and name each other', () => {
  const [first, second] = resolveOverlaps([candidate('a', [0, 9]), candidate('b', [0, 9])]);
  expect([first?.ambiguousWith, second?.ambiguousWith]).toEqual([['b'], ['a']]);
});

test('two patterns of one type at one place are one finding', () => {
  const own = classifier('a');
  const twice = [0, 1].map(() => candidate('a', [0, 9], { classifier: own }));
  expect(kept(...twice)).toEqual(['a']);
});

test('a type of one country goes before one of any, where both are of one class', () => {
  const local = candidate('local', [0, 9], { classifier: classifier('local', { locale: 'de' }) });
  const otherClass = classifier('card', { class: 'financial' });
  const card = candidate('card', [0, 9], { classifier: otherClass });
  expect(kept(candidate('anywhere', [0, 9]), local, card)).toEqual(['local', 'card']);
});

test('a value in an address stays where a keyword speaks for it', () => {
  const url = candidate('url', [0, 40], { value: 'https://example.com/?ssn=123-45-6789' });
  expect(kept(url, candidate('digits', [25, 36]))).toEqual(['url']);
  expect(kept(url, candidate('ssn', [25, 36], { isSupported: true }))).toEqual(['url', 'ssn']);
});

test('a token that names its vendor goes before what the words around it say', () => {
  const secret = (id: string) => ({ classifier: classifier(id, { class: 'secret' }) });
  const header = candidate('http-authorization', [0, 30], {
    ...secret('http-authorization'),
    isChecked: true,
  });
  const token = candidate('vendor', [7, 30], { ...secret('vendor'), isMarked: true });
  expect(kept(header, token)).toEqual(['vendor']);
  const named = candidate('other', [7, 30], secret('other'));
  expect(kept(header, named)).toEqual(['other']);
  expect(kept(named, token)).toEqual(['vendor']);
});

test('what tells of the whole text takes no value away', () => {
  const document = candidate('contract', [0, 900], { isOfText: true, confidence: 'high' });
  expect(kept(document, candidate('phone', [50, 60]))).toEqual(['contract', 'phone']);
});

test('thousands of candidates in one knot are resolved', () => {
  const knot = Array.from({ length: 5000 }, (_, index) => candidate('a', [index, index + 100]));
  expect(kept(...knot).length).toBeGreaterThan(40);
});
