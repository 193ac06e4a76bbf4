import { expect, test } from 'vitest';
import { CLASSIFIERS } from '../../classifiers/classifiers.ts';
import { linearPattern } from '../../patterns/compile-pattern.ts';
import { compileClassifiers } from '../compile-classifiers.ts';
import { anchorOf, type Anchor } from './anchors.ts';
import type { CompiledValuePattern } from './raw-hits.ts';

function anchor(source: string, options: Partial<CompiledValuePattern> = {}): Anchor['kind'] {
  const linear = linearPattern(source, { caseless: options.caseless ?? false });
  return anchorOf({ linear, caseless: false, edges: 'token', after: null, ...options }).kind;
}

test('no pattern of ours has to be tried everywhere', () => {
  const { compiled } = compileClassifiers(CLASSIFIERS);
  const everywhere = compiled.filter((pattern) => anchorOf(pattern).kind === 'none');
  expect(everywhere.map(({ linear }) => linear.source)).toEqual([]);
});

test('a rare literal anchors, at the start or further in, and a frequent one does not', () => {
  expect(anchor('ghp_[a-z]{4}')).toBe('literals');
  expect(anchor('[a-z]{44}AzFu')).toBe('literals');
  expect(anchor('AAAA[a-z]{7}')).toBe('begin');
});

test('what begins anywhere is found in tokens, if it begins in one', () => {
  expect(anchor('[0-9]{6}', { edges: 'free' })).toBe('inside');
  expect(anchor('[ (][0-9]{6}', { edges: 'free' })).toBe('none');
});

test('in either case, a word is looked for by its letters before the first beyond ASCII, if they are enough', () => {
  const options = { caseless: true, edges: 'free' } as const;
  expect(anchor('(?:vollmacht|bestätigung)', options)).toBe('literals');
  expect(anchor('(?:vollmacht|gläubiger)', options)).not.toBe('literals');
});
