import { createHmac } from 'node:crypto';
import { PushSchema } from '@waybill/connectors/kit/declaration/transport-schema';
import { expect, test } from 'vitest';
import { verifyDelivery, verifyHead, type Delivery } from './verify-delivery.ts';

const SLACK = PushSchema.parse({
  verify: {
    type: 'hmac',
    header: 'X-Slack-Signature',
    prefix: 'v0=',
    secret: 'signing_secret',
    signed: 'v0:{timestamp}:{body}',
    timestampHeader: 'X-Slack-Request-Timestamp',
  },
});
const GITHUB = PushSchema.parse({
  verify: { type: 'hmac', header: 'X-Hub-Signature-256', prefix: 'sha256=', secret: 'secret' },
});
/** The secret, body and signature of the vendor's own documentation. */
const SLACK_SECRET = '8f742231b10e8888abcd99yyyzzz85a5';
const SLACK_BODY =
  'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V' +
  '&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=' +
  '&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F' +
  '96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c';
const SLACK_SIGNATURE = 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503';
const SLACK_TIME = 1_531_420_618;

function delivery(parts: Partial<Omit<Delivery, 'rawBody'>> & { body: string }): Delivery {
  const { body, ...rest } = parts;
  const rawBody = Buffer.from(body);
  return { headers: {}, query: {}, url: 'https://ours.example/hook', now: 0, rawBody, ...rest };
}

function slack(change: { signature?: string; time?: string; now?: number; body?: string } = {}) {
  const sent = delivery({
    body: change.body ?? SLACK_BODY,
    now: change.now ?? SLACK_TIME * 1000,
    headers: {
      'x-slack-signature': change.signature ?? SLACK_SIGNATURE,
      'x-slack-request-timestamp': change.time ?? String(SLACK_TIME),
    },
  });
  return verifyDelivery(SLACK, sent, SLACK_SECRET);
}

const refused = (reason: string) => ({ isGenuine: false, reason });

test('the example of Slack’s documentation is genuine', () => {
  expect(slack()).toEqual({ isGenuine: true });
});

test('the example of GitHub’s documentation is genuine', () => {
  const signature = 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17';
  const sent = delivery({ body: 'Hello, World!', headers: { 'x-hub-signature-256': signature } });
  expect(verifyDelivery(GITHUB, sent, "It's a Secret to Everybody")).toEqual({ isGenuine: true });
  expect(verifyDelivery(GITHUB, sent, 'another secret')).toEqual(refused('signature_wrong'));
});

test('one changed byte, another time or another prefix is refused', () => {
  expect(slack({ body: `${SLACK_BODY} ` })).toEqual(refused('signature_wrong'));
  expect(slack({ time: String(SLACK_TIME + 1) })).toEqual(refused('signature_wrong'));
  expect(slack({ signature: SLACK_SIGNATURE.slice(0, -2) })).toEqual(refused('signature_wrong'));
  expect(slack({ signature: `v1${SLACK_SIGNATURE.slice(2)}` })).toEqual(
    refused('signature_missing'),
  );
});

test('a delivery that was kept, or comes from the future, is refused', () => {
  const at = (seconds: number) => slack({ now: (SLACK_TIME + seconds) * 1000 });
  expect([at(300), at(-300)]).toEqual([{ isGenuine: true }, { isGenuine: true }]);
  expect([at(301), at(-301)]).toEqual([refused('timestamp_outside'), refused('timestamp_outside')]);
  expect(slack({ time: 'yesterday' })).toEqual(refused('timestamp_missing'));
});

test('without a signature, with two, or with an empty secret nothing is genuine', () => {
  const none = delivery({ body: 'a' });
  expect(verifyDelivery(GITHUB, none, 'secret')).toEqual(refused('signature_missing'));
  const signature = `sha256=${createHmac('sha256', '').update('a').digest('hex')}`;
  const empty = delivery({ body: 'a', headers: { 'x-hub-signature-256': signature } });
  expect(verifyDelivery(GITHUB, empty, '')).toEqual(refused('secret_missing'));
  const good = `sha256=${createHmac('sha256', 'secret').update('a').digest('hex')}`;
  const twice = delivery({ body: 'a', headers: { 'x-hub-signature-256': [good, good] } });
  expect(verifyDelivery(GITHUB, twice, 'secret')).toEqual(refused('signature_missing'));
});

test('address, body and milliseconds are signed in base64 where a vendor does so', () => {
  const push = PushSchema.parse({
    verify: {
      type: 'hmac',
      header: 'x-signature-v3',
      encoding: 'base64',
      secret: 'secret',
      signed: 'POST{url}{body}{timestamp}',
      timestampHeader: 'x-request-timestamp',
    },
  });
  const now = Date.UTC(2026, 1, 3);
  // Bytes that are no UTF-8: reading them as text would change them.
  const rawBody = Buffer.from([0x7b, 0xff, 0x7d]);
  const url = 'https://ours.example/hook?a=b';
  const mac = createHmac('sha256', 'secret');
  const signature = mac.update(`POST${url}`).update(rawBody).update(String(now)).digest('base64');
  const headers = { 'x-signature-v3': signature, 'x-request-timestamp': String(now) };
  const sent: Delivery = { headers, rawBody, query: {}, url, now };
  expect(verifyDelivery(push, sent, 'secret')).toEqual({ isGenuine: true });
  expect(verifyDelivery(push, { ...sent, url: `${url}c` }, 'secret')).toEqual(
    refused('signature_wrong'),
  );
});

test('a shared secret is looked for where the vendor puts it', () => {
  const shared = (place: 'header' | 'query' | 'body', name: string, prefix = '') =>
    PushSchema.parse({ verify: { type: 'shared', in: place, name, prefix, secret: 'token' } });
  const bearer = delivery({ body: '', headers: { authorization: 'Bearer s3cret' } });
  expect(verifyDelivery(shared('header', 'Authorization', 'Bearer '), bearer, 's3cret')).toEqual({
    isGenuine: true,
  });
  expect(verifyDelivery(shared('header', 'Authorization', 'Bearer '), bearer, 's3cre')).toEqual(
    refused('signature_wrong'),
  );
  const asked = delivery({ body: '', query: { token: 's3cret' } });
  expect(verifyDelivery(shared('query', 'token'), asked, 's3cret')).toEqual({ isGenuine: true });
});

test('every notification of a list must carry the shared secret', () => {
  const graph = PushSchema.parse({
    verify: { type: 'shared', in: 'body', name: 'value.clientState', secret: 'state' },
  });
  const verdict = (value: unknown) =>
    verifyDelivery(graph, delivery({ body: JSON.stringify({ value }) }), 's3cret');
  expect(verdict([{ clientState: 's3cret' }, { clientState: 's3cret' }])).toEqual({
    isGenuine: true,
  });
  expect(verdict([{ clientState: 's3cret' }, { clientState: 'x' }])).toEqual(
    refused('signature_wrong'),
  );
  expect(verdict([{ clientState: 's3cret' }, {}])).toEqual(refused('signature_wrong'));
  expect(verdict([])).toEqual(refused('signature_missing'));
  expect(verifyDelivery(graph, delivery({ body: 'no json' }), 's3cret')).toEqual(
    refused('signature_missing'),
  );
});

test('the head alone refuses what no body can make good', () => {
  const head = (parts: Partial<Delivery>) => delivery({ body: '', ...parts });
  const signed = { 'x-hub-signature-256': 'sha256=00' };
  expect(verifyHead(GITHUB, head({ headers: signed }), 's')).toBeNull();
  expect(verifyHead(GITHUB, head({ headers: signed }), '')).toEqual(refused('secret_missing'));
  expect(verifyHead(GITHUB, head({}), 's')).toEqual(refused('signature_missing'));
  const slackHead = { 'x-slack-signature': 'v0=00', 'x-slack-request-timestamp': '1' };
  const late = head({ headers: slackHead, now: 1_000_000 });
  expect(verifyHead(SLACK, late, 's')).toEqual(refused('timestamp_outside'));
  const shared = { type: 'shared', in: 'header', name: 'key', secret: 'token' };
  const push = PushSchema.parse({ verify: shared });
  expect(verifyHead(push, head({ headers: { key: 's' } }), 's')).toEqual({ isGenuine: true });
  expect(verifyHead(push, head({ headers: { key: 'x' } }), 's')).toEqual(
    refused('signature_wrong'),
  );
});

test('a body without the secret is refused unparsed, however the secret is encoded', () => {
  const push = PushSchema.parse({
    verify: { type: 'shared', in: 'body', name: 'state', secret: 'token' },
  });
  const verdict = (body: string) => verifyDelivery(push, delivery({ body }), '+s3cret/<b>');
  const genuine = { isGenuine: true };
  expect(verdict('{"state":"+s3cret/<b>"}')).toEqual(genuine);
  expect(verdict('{"state":"\\u002Bs3cret\\/\\u003cb\\u003e"}')).toEqual(genuine);
  expect(verdict('{"state":"\\u002Bs3cre')).toEqual(refused('signature_missing'));
});
