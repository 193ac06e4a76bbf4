import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DATA_CLASSES } from '../classifiers/define-classifier.ts';
import type { Finding } from './classification.ts';
import { redactedSnippet } from './redacted-snippet.ts';

function finding(start: number, end: number): Finding {
  return { type: 'x', start, end, confidence: 'high', evidence: [] };
}

test('a card keeps its last four digits and its grouping', () => {
  const text = 'pay with 4111 1111 1111 1111 now';
  const own = finding(9, 28);
  expect(redactedSnippet({ text, finding: own, dataClass: 'financial', findings: [own] })).toEqual({
    before: 'pay with ',
    value: '•••• •••• •••• 1111',
    behind: ' now',
  });
});

test('a short value shows nothing of itself', () => {
  const own = finding(4, 7);
  const snippet = redactedSnippet({
    text: 'pin 123',
    finding: own,
    dataClass: 'financial',
    findings: [own],
  });
  expect(snippet.value).toBe('•••');
});

test('other findings beside it are masked whole, also where the snippet cuts them', () => {
  const text = `${'a'.repeat(30)} 123-45-6789 and 4111111111111111`;
  const [own, other] = [finding(47, 63), finding(31, 42)];
  const findings = [own, other, finding(0, 10)];
  const { before } = redactedSnippet({ text, finding: own, dataClass: 'financial', findings });
  expect(before).toBe(`${'•'.repeat(3)}${'a'.repeat(20)} •••-••-•••• and `);
});

test('line breaks and control characters become one blank', () => {
  const own = finding(4, 8);
  const snippet = redactedSnippet({
    text: 'a\r\n\0abcd\nb',
    finding: own,
    dataClass: 'health',
    findings: [],
  });
  expect(snippet).toEqual({ before: 'a ', value: '••••', behind: ' b' });
});

test('never more than a quarter of a value is shown, of any class, at any place', () => {
  const given = fc.record({
    text: fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
    dataClass: fc.constantFrom(...DATA_CLASSES),
    from: fc.nat(199),
    length: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(given, ({ text, dataClass, from, length }) => {
      const start = from % text.length;
      const own = finding(start, Math.min(text.length, start + length));
      const snippet = redactedSnippet({ text, finding: own, dataClass, findings: [own] });
      const shown = Array.from(snippet.value).filter((letter) => !/[•\s-]/u.test(letter)).length;
      expect(shown * 4).toBeLessThanOrEqual(own.end - own.start);
      expect(snippet.before.length + snippet.behind.length).toBeLessThanOrEqual(82);
    }),
  );
});
