import { PushSchema } from '@waybill/connectors/kit/declaration/transport-schema';
import { expect, test } from 'vitest';
import { handshakeAnswer, type HandshakeRequest } from './handshake-answer.ts';
import type { Push } from './verify-delivery.ts';

function answer(handshake: Push['handshake'], request: Partial<HandshakeRequest>) {
  const push = PushSchema.parse({
    verify: { type: 'shared', in: 'header', name: 'x-token', secret: 'token' },
    handshake,
  });
  return handshakeAnswer(push, { headers: {}, query: {}, body: undefined, ...request });
}

test('a challenge is given back as JSON', () => {
  const body = { token: 'Jhj5dZrVaK7', challenge: '3eZbrw1aBm2r', type: 'url_verification' };
  expect(answer('challenge', { body })).toEqual({
    status: 200,
    contentType: 'application/json',
    body: '{"challenge":"3eZbrw1aBm2r"}',
  });
});

test('the validation token of Graph is given back decoded, as text', () => {
  expect(answer('validation_token', { query: { validationToken: 'Validation: a<b>' } })).toEqual({
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    body: 'Validation: a<b>',
  });
});

test('the validation code of Office 365 needs nothing but the status', () => {
  const body = { validationCode: 'b7e5a4e1' };
  const headers = { 'webhook-validationcode': 'b7e5a4e1' };
  expect(answer('validation_code', { headers, body })).toMatchObject({ status: 200, body: '' });
});

test('ordinary deliveries, and handshakes of other vendors, are none', () => {
  const sent = {
    body: { challenge: 'a' },
    query: { validationToken: 'b' },
    headers: { 'webhook-validationcode': 'c' },
  };
  expect(answer('none', sent)).toBeNull();
  expect(answer('challenge', { body: { event: 'a' }, query: sent.query })).toBeNull();
  expect(answer('challenge', { body: { challenge: 7 } })).toBeNull();
  expect(answer('validation_token', { body: sent.body })).toBeNull();
  expect(answer('validation_code', { body: sent.body })).toBeNull();
});

test('nothing long is echoed', () => {
  expect(answer('challenge', { body: { challenge: 'a'.repeat(4097) } })).toBeNull();
});
