import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('goes past a port that is taken', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', () => resolve()));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await freePort('127.0.0.1', port)).toBeGreaterThan(port);
  await new Promise((resolve) => taken.close(resolve));
});

test('without a wish the system chooses', async () => {
  expect(await freePort()).toBeGreaterThan(1023);
});
