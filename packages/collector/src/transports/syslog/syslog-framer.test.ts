import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSyslogFramer } from './syslog-framer.ts';

const frames = (...chunks: (string | Uint8Array)[]): string[] => {
  const framer = createSyslogFramer(100);
  return [...chunks.flatMap((chunk) => framer.push(Buffer.from(chunk))), ...framer.end()];
};
const counted = (text: string): string => `${Buffer.byteLength(text)} ${text}`;

test('lines end with a line feed, with both, or with a NUL', () => {
  expect(frames('<1>a\n<1>b\r\n<1>c\0<1>d')).toEqual(['<1>a', '<1>b', '<1>c', '<1>d']);
});

test('counted messages may hold line feeds, and count bytes', () => {
  expect(frames(counted('<1>a\nb'), counted('<1>ü'))).toEqual(['<1>a\nb', '<1>ü']);
});

test('a sender may count and end the line as well, and may change its mind', () => {
  expect(frames(counted('<1>a\n'), '<1>b\n', `${counted('<1>c')}\n`, '<1>d\n')).toEqual([
    '<1>a',
    '<1>b',
    '<1>c',
    '<1>d',
  ]);
});

test('a line that begins with a number is no counted one', () => {
  expect(frames('2026-02-03 text\n', '42 things\n', '7\n')).toEqual([
    '2026-02-03 text',
    '42 things',
    '7',
  ]);
});

test('what is too long is dropped whole, and what follows is read', () => {
  const framer = createSyslogFramer(10);
  const long = `<1>${'x'.repeat(50)}`;
  const found = [long.slice(0, 30), `${long.slice(30)}\n<1>a\n`, counted(long), counted('<1>b')];
  expect(found.flatMap((chunk) => framer.push(Buffer.from(chunk)))).toEqual(['<1>a', '<1>b']);
  expect(framer.dropped).toBe(2);
});

test('half of a counted message is none when the sender is gone', () => {
  expect(frames('20 <1>abc')).toEqual([]);
});

test('where the network cuts makes no difference', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((tail) => `<13>${tail}`);
  const line = text.map((message) => message.replaceAll(/[\r\n\0]/g, ' ').trimEnd());
  const message = fc.oneof(
    line.map((one) => ({ sent: `${one}\n`, one })),
    text.map((one) => one.replace(/[\r\n\0]+$/, '')).map((one) => ({ sent: counted(one), one })),
  );
  const cuts = fc.array(fc.nat({ max: 200 }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 6 }), cuts, (messages, places) => {
      const bytes = Buffer.from(messages.map(({ sent }) => sent).join(''));
      const at = [0, ...places.filter((place) => place < bytes.length), bytes.length];
      const sorted = at.toSorted((a, b) => a - b);
      const framer = createSyslogFramer(1000);
      const found = sorted.flatMap((start, index) =>
        framer.push(bytes.subarray(start, sorted[index + 1] ?? start)),
      );
      expect(found).toEqual(messages.map(({ one }) => one));
    }),
  );
});
