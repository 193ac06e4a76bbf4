import { ContentClassification } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

/** The test card number that the card networks publish. */
const CARD = '4111 1111 1111 1111';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
});
afterAll(() => app.close());

const classified = (reply: { json: unknown }) => ContentClassification.parse(reply.json);

/** Another number of the same kind that is not a published example. */
function cardNumber(): string {
  const digits = '453201511283036'.split('').map(Number);
  const sum = digits
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}

async function sendFile(bytes: Buffer, name: string) {
  return app.app.inject({
    method: 'POST',
    url: '/v1/classify',
    headers: {
      'session-token': member.sessionToken,
      'content-type': 'application/octet-stream',
      'file-name': encodeURIComponent(name),
    },
    payload: bytes,
  });
}

test('a text is told with types, places and masked snippets', async () => {
  const card = cardNumber();
  const text = `Müller pays by credit card ${card} today`;
  const reply = await member.call('POST', '/v1/classify', { text });
  expect(reply.status).toBe(200);
  const result = classified(reply);
  expect(result).toMatchObject({
    state: 'complete',
    types: [{ type: 'payment-card', count: 1, distinct: 1, exempted: 0, isShadow: false }],
    parts: [{ state: 'complete', characters: text.length }],
  });
  const [finding] = result.findings;
  expect(text.slice(finding?.start, finding?.end)).toBe(card);
  expect(finding?.snippet).toBe(`Müller pays by credit card ••••••••••••${card.slice(-4)} today`);
  expect(reply.text).not.toContain(card);
});

test('a long text is classified off the event loop, with the same result', async () => {
  const card = cardNumber();
  const text = `${'Nothing here. '.repeat(5000)}\ncredit card ${card}\n`;
  const result = classified(await member.call('POST', '/v1/classify', { text }));
  expect(result.types).toMatchObject([{ type: 'payment-card', count: 1 }]);
  expect(text.slice(result.findings[0]?.start, result.findings[0]?.end)).toBe(card);
});

test('a file is sent as its bytes, with its name', async () => {
  const reply = await sendFile(Buffer.from(`credit card\n${cardNumber()}\n`), 'März 50%.csv');
  expect(reply.statusCode).toBe(200);
  const result = ContentClassification.parse(reply.json());
  expect(result.types.map(({ type }) => type)).toEqual(['payment-card']);
  expect(result.parts).toMatchObject([{ name: 'März 50%.csv', state: 'complete' }]);
});

test('what cannot be read is told, not left out', async () => {
  const reply = await sendFile(Buffer.from([0xff, 0xfe, 0x00, 0x01, 0x02]), 'x.bin');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ state: 'unsupported', types: [], sensitivity: null });
});

test('a body that is no JSON, has no text or is too large is refused', async () => {
  const broken = await app.app.inject({
    method: 'POST',
    url: '/v1/classify',
    headers: { 'session-token': member.sessionToken, 'content-type': 'application/json' },
    payload: `{"text": "${CARD}`,
  });
  expect(broken.json()).toMatchObject({ code: 'request.body_malformed' });
  expect(broken.body).not.toContain(CARD);
  expect(await member.call('POST', '/v1/classify', { texts: [] })).toMatchObject({
    status: 400,
    json: { code: 'request.invalid' },
  });
  const large = 'x'.repeat(4_194_305);
  expect(await member.call('POST', '/v1/classify', { text: large })).toMatchObject({ status: 413 });
});

test('what was sent reaches neither the log nor a table', async () => {
  const canary = 'canary-5a1f';
  await member.call('POST', '/v1/classify', { text: `${canary} credit card ${cardNumber()}` });
  expect(app.logLines.filter((line) => line.includes(canary))).toEqual([]);
  const [audit] = await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query(
      'SELECT action, target FROM audit_entry WHERE event_key IS NULL ORDER BY seq DESC LIMIT 1',
    ),
  );
  expect(audit).toEqual({ action: 'content.classified', target: null });
});

test('callers that hang up leave the threads to others, and are no fault of ours', async () => {
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'session-token': member.sessionToken, 'content-type': 'application/json' };
  const body = JSON.stringify({ text: `card ${cardNumber()} `.repeat(100_000) });
  const gone = new AbortController();
  const flood = Array.from({ length: 6 }, () =>
    fetch(`${address}/v1/classify`, { method: 'POST', headers, body, signal: gone.signal }),
  );
  const settled = Promise.allSettled(flood);
  const other = await testMember(app);
  gone.abort();
  for (const { status } of await settled) expect(status).toBe('rejected');
  const { status } = await other.call('POST', '/v1/classify', { text: 'x' });
  expect(status).toBe(200);
  expect(app.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
});
