import { expect, test } from 'vitest';
import { mapAccessLogLine } from './s3-access-line.ts';

const HEAD = 'owner logs [06/Feb/2026:00:00:38 +0100] 192.0.2.3 - REQ1 REST.GET.OBJECT a+b%2B.txt';

/** The event of a line; fails the test when the line is not mapped. */
function eventOf(line: string) {
  const result = mapAccessLogLine(line);
  if (result.kind !== 'mapped') throw new Error(`not mapped: ${result.kind}`);
  return result.events[0];
}

test('the offset of the time counts', () => {
  const event = eventOf(`${HEAD} "GET /logs/x HTTP/1.1" 200 - 5 5 1 1 "-" "curl/8"`);
  expect(event?.occurredAt).toBe(Date.UTC(2026, 1, 5, 23, 0, 38));
});

test('quotation marks inside a user agent do not end it', () => {
  const event = eventOf(`${HEAD} "GET /logs/x HTTP/1.1" 200 - 5 5 1 1 "-" "a "b"c d" - HOST`);
  expect(event?.network.userAgent).toBe('a "b"c d');
});

test('older logs end before the host, so the region is unknown', () => {
  const event = eventOf(`${HEAD} "GET /logs/x HTTP/1.1" 206 - 5 9 1 1 "-" "curl/8" -`);
  expect(event).toMatchObject({
    cloudRegion: null,
    network: { destinationDomain: null },
    object: { url: '/logs/x', sizeBytes: 9 },
    actor: { kind: 'anonymous' },
  });
});

test('keys are decoded twice', () => {
  const line = HEAD.replace('a+b%2B.txt', 'a%2520b%252Bc.txt');
  expect(eventOf(line)?.object.name).toBe('a b+c.txt');
});

test('an impossible time rejects the line', () => {
  expect(mapAccessLogLine(HEAD.replace('Feb', 'Foo'))).toMatchObject({
    kind: 'rejected',
    field: 'time',
  });
});
