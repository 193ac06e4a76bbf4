import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedSnippet } from './masked-snippet.ts';

function snippet(text: string, start: number, end: number): string {
  const finding = { type: 't', start, end, confidence: 'high' as const, evidence: [] };
  return maskedSnippet({ text, finding, dataClass: 'health', findings: [finding] });
}

test('whatever looks like a value around a finding is masked, and words stay', () => {
  const text = 'ben@example.com owes 4111111111111111 by 2026-01-02';
  expect(snippet(text, 21, 37)).toBe('•••@•••••••.••• owes •••••••••••••••• by ••••-••-••');
});

test('a long value is shown by its ends', () => {
  expect(snippet(`key ${'a'.repeat(4000)} end`, 4, 4004)).toBe(
    `key ${'•'.repeat(24)}…${'•'.repeat(24)} end`,
  );
});

test('no digit of the surroundings is ever shown in a word of four or more', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (before, behind) => {
      const shown = snippet(`${before} |value| ${behind}`, before.length + 1, before.length + 8);
      expect(shown.split(/\s/).filter((word) => word.length >= 4 && /\p{N}/u.test(word))).toEqual(
        [],
      );
    }),
  );
});

test('around a value of a table nothing is readable, since the rest of its row may be words', () => {
  const text = 'Anna Schmidt of Berlin, customer 4711001, by card 4111111111111111';
  const at = (value: string) => ({
    type: 't',
    start: text.indexOf(value),
    end: text.indexOf(value) + value.length,
    confidence: 'high' as const,
    evidence: [],
  });
  const findings = [at('4711001'), at('4111111111111111')];
  for (const finding of findings) {
    const input = { text, finding, dataClass: 'personal' as const, findings };
    expect(maskedSnippet(input)).toContain('Berlin');
    const shown = maskedSnippet(input, findings.slice(0, 1));
    expect(shown).toContain('••••••, ');
    expect(shown).not.toMatch(/[a-z]/i);
  }
});
