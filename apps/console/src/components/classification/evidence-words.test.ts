import { expect, test } from 'vitest';
import { evidenceLines } from './evidence-words.ts';

test('each fact is said in words, and once', () => {
  expect(
    evidenceLines(
      [
        { kind: 'pattern', index: 0 },
        { kind: 'pattern', index: 1 },
        { kind: 'keyword', word: 'iban', distance: 1 },
        { kind: 'header', word: 'Card' },
        { kind: 'against', reason: 'test-value' },
        { kind: 'decoded', from: 'base64' },
        { kind: 'feature', name: 'firstName', value: 2 },
        { kind: 'feature', name: 'containment', value: 0.734 },
        { kind: 'feature', name: 'unheard-of', value: 1.2345 },
        { kind: 'custom', detail: 'Contract form' },
        { kind: 'feature', name: 'custom-1', value: 2 },
        { kind: 'exempted', exceptionId: 'x', reason: 'Our test card' },
      ],
      new Map([['custom-1', 'Project number']]),
    ),
  ).toEqual([
    'Matches the pattern',
    'Keyword “iban”, 1 byte away',
    'Column header “Card”',
    'Against: published test value',
    'Decoded from base64',
    'Known first names: 2',
    'Share of the template: 73%',
    'unheard-of: 1.23',
    'Contract form',
    'Project number: 2',
    'Excluded: Our test card',
  ]);
});
