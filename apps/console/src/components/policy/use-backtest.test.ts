import { expect, test } from 'vitest';
import { lineReader } from './use-backtest.ts';

test('lines are whole however the text is cut', () => {
  const text =
    '{"type":"failed","backtestId":"a","message":"x"}\n\n{"type":"failed","backtestId":"b","message":"ä"}';
  for (let size = 1; size < text.length; size += 7) {
    const seen: string[] = [];
    const lines = lineReader((line) => seen.push(line.type === 'failed' ? line.backtestId : ''));
    for (let at = 0; at < text.length; at += size) lines.push(text.slice(at, at + size));
    lines.end();
    expect(seen).toEqual(['a', 'b']);
  }
});
