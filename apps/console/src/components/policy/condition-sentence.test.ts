import { expect, test } from 'vitest';
import { conditionSentence } from './condition-sentence.ts';

test('a condition is read out with its groups set apart', () => {
  expect(
    conditionSentence({
      all: [
        { f: 'movement', op: 'in', v: ['share', 'send'] },
        {
          any: [
            { f: 'destination.outside', op: 'eq', v: 'yes' },
            { f: 'visibility.widened', op: 'eq', v: true },
          ],
        },
        { not: { f: 'actor.email', op: 'exists' } },
      ],
    }),
  ).toBe(
    'Movement is one of share, send and (Destination is external: yes or Visibility was widened: yes) and not Person’s e-mail is present',
  );
});

test('empty groups and unfinished lines have words', () => {
  expect(conditionSentence({ all: [] })).toBe('every event');
  expect(conditionSentence({ any: [] })).toBe('no event');
  expect(conditionSentence({ f: '', op: 'eq', v: '' })).toBe('… is …');
  expect(conditionSentence({ f: 'action', op: 'in', v: ['a', 'b', 'c', 'd', 'e', 'f'] })).toBe(
    'Action is one of a, b, c, d and 2 more',
  );
});
