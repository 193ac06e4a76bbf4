import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { trustedHops } from '../../http/build-app.ts';
import { TrustedProxies } from './setting-values.ts';

test.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['no', false],
  ['true', 1],
  ['1', 1],
  ['2', 2],
  ['10.0.0.1, 10.1.0.0/16', ['10.0.0.1', '10.1.0.0/16']],
])('%s trusts %j', (text, trusted) => {
  expect(TrustedProxies.parse(text)).toEqual(trusted);
});

test.each(['12', '-1', 'proxy.example.com', '10.0.0.0/99'])('%s is refused', (text) => {
  expect(TrustedProxies.safeParse(text).success).toBe(false);
});

test.each([
  ['true', '192.0.2.7'],
  ['2', '6.6.6.6'],
  ['false', '127.0.0.1'],
  ['127.0.0.1', '192.0.2.7'],
])('with %s a client cannot add an address in front of its own', async (text, expected) => {
  const app = fastify({ trustProxy: trustedHops(TrustedProxies.parse(text)) });
  app.get('/', (request) => ({ ip: request.ip }));
  const headers = { 'x-forwarded-for': '6.6.6.6, 192.0.2.7' };
  const reply = await app.inject({ url: '/', headers });
  expect(reply.json()).toEqual({ ip: expected });
});
