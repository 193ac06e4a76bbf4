import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, testMember, type TestApp } from '../../../testing/test-app.ts';

const PAGE = '/dev/messages';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: { WAYBILL_IDENTITY_DEV: '1' } });
});
afterAll(() => app.close());

const open = (headers: Record<string, string> = {}) => app.app.inject({ url: PAGE, headers });

test('messages are read by administrators, by the cookie of the console or the header', async () => {
  const admin = await testMember(app);
  const auditor = await testMember(app, { roles: ['Auditor'] });
  await app.services.messages.senders.sms?.({
    method: 'sms',
    to: '+4912345',
    kind: 'otp',
    subject: '',
    text: 'Your code is 123456',
    html: '',
  });
  const page = await open({ cookie: `a=b; DS=${admin.sessionToken}` });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(page.body).toContain('123456');
  expect((await open({ 'session-token': admin.sessionToken })).statusCode).toBe(200);
  for (const headers of [{}, { cookie: `DS=${auditor.sessionToken}` }, { cookie: 'DS=x' }]) {
    const refused = await open(headers);
    expect(refused.statusCode).toBe(401);
    expect(refused.body).toContain('href="/login"');
    expect(refused.body).not.toContain('123456');
  }
});

test('the page has a style sheet of its own, and nothing inline', async () => {
  const admin = await testMember(app);
  const page = await open({ 'session-token': admin.sessionToken });
  expect(page.body).not.toMatch(/<script|<style|style=| on\w+=/);
  const style = await app.app.inject('/dev/messages.css');
  expect([style.statusCode, style.headers['content-type']]).toEqual([
    200,
    'text/css; charset=utf-8',
  ]);
});

test('without development there is no such page', async () => {
  const plain = await testApp();
  const { sessionToken } = await testMember(plain);
  for (const url of [PAGE, '/dev/messages.css']) {
    const reply = await plain.app.inject({ url, headers: { 'session-token': sessionToken } });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'route.not_found']);
  }
  await plain.close();
});
