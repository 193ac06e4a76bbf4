import fc from 'fast-check';
import { expect, test } from 'vitest';
import { syslogLine } from './syslog-line.ts';

test('RFC 5424 with structured data and a byte order mark', () => {
  const line =
    '<165>1 2026-03-02T09:30:00.003Z gate.example.com app 1234 ID47 [a@1 k="x \\"]\\" y"][b@1] \uFEFFHello Zoë';
  expect(syslogLine(line)).toEqual({
    severity: 5,
    facility: 20,
    timestamp: '2026-03-02T09:30:00.003Z',
    host: 'gate.example.com',
    app: 'app',
    procId: '1234',
    msgId: 'ID47',
    structuredData: '[a@1 k="x \\"]\\" y"][b@1]',
    message: 'Hello Zoë',
  });
});

test('RFC 5424 writes a dash for what is not there', () => {
  const line = syslogLine('<14>1 - - forwarder - - - CEF:0|a');
  expect(line).toMatchObject({
    timestamp: null,
    host: null,
    app: 'forwarder',
    structuredData: null,
    message: 'CEF:0|a',
  });
});

test('RFC 5424 without a message, and with structured data that never ends', () => {
  expect(syslogLine('<14>1 - h a - - -').message).toBe('');
  expect(syslogLine('<14>1 - h a - - [x k="1 rest').message).toBe('[x k="1 rest');
});

test('RFC 3164 with a tag', () => {
  expect(syslogLine('<34>Oct  1 22:14:15 host1 su[42]: failed for ann')).toMatchObject({
    severity: 2,
    facility: 4,
    timestamp: 'Oct  1 22:14:15',
    host: 'host1',
    app: 'su',
    procId: '42',
    message: 'failed for ann',
  });
});

test('the first word of CEF and LEEF is no tag', () => {
  const line = syslogLine('<14>Sep 16 10:00:00 gw CEF:0|V|P|1|1|n|3|a=b');
  expect(line).toMatchObject({ app: null, host: 'gw', message: 'CEF:0|V|P|1|1|n|3|a=b' });
});

test('a priority alone, and no header at all', () => {
  expect(syslogLine('<13>hello')).toMatchObject({ severity: 5, facility: 1, message: 'hello' });
  expect(syslogLine('hello <13> world')).toMatchObject({
    severity: null,
    message: 'hello <13> world',
  });
  expect(syslogLine('<999>hello').message).toBe('<999>hello');
});

test('total, and the message is always the end of the line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(255), (tail, priority) => {
      expect(tail.endsWith(syslogLine(tail).message)).toBe(true);
      const line = `<${priority}>1 - h a - - ${tail}`;
      expect(line.endsWith(syslogLine(line).message)).toBe(true);
    }),
  );
});
