import { expect, test } from 'vitest';
import { packChunk, unpackChunk } from './raw-chunk.ts';

test('every payload comes back byte for byte', async () => {
  const payloads = [
    Buffer.from('{"a":1}'),
    Buffer.alloc(0),
    Buffer.from([0, 255, 10]),
    Buffer.alloc(70_000, 'x'),
  ];
  const body = packChunk(payloads);
  for (const [index, payload] of payloads.entries()) {
    expect((await unpackChunk(body, index)).equals(payload)).toBe(true);
  }
});

test('a place that does not exist is an error, not an empty payload', async () => {
  const body = packChunk([Buffer.from('a')]);
  await expect(unpackChunk(body, 1)).rejects.toThrow('No payload');
  await expect(unpackChunk(body, -1)).rejects.toThrow('No payload');
});
