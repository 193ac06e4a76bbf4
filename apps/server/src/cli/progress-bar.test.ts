import { expect, test } from 'vitest';
import { barText, progressBar } from './progress-bar.ts';

test('shows the share of the total, and never more than all of it', () => {
  expect(barText(0, 1_048_576)).toBe(`[${'.'.repeat(30)}] 0 % 0.0 MB sent`);
  expect(barText(524_288, 1_048_576)).toContain('] 50 % 0.5 MB sent');
  expect(barText(2_097_152, 1_048_576)).toContain('] 100 %');
  expect(barText(0, 0)).toContain('] 100 %');
});

test('without a total shows what was done so far', () => {
  expect(barText(3_145_728, null)).toBe('3.0 MB sent');
  expect(barText(3_145_728, null, 'read')).toBe('3.0 MB read');
});

test('draws on a terminal only', () => {
  const lines: string[] = [];
  const out = (isTTY: boolean) => ({
    isTTY,
    write: (text: string | Uint8Array) => lines.push(String(text)) > 0,
  });
  const silent = progressBar(out(false), 10);
  silent.advance(5);
  silent.finish();
  expect(lines).toEqual([]);
  const bar = progressBar(out(true), 10, { now: () => 1000 });
  bar.advance(5);
  bar.finish();
  expect(lines.at(-2)).toContain('50 %');
});
