import { ERRORS } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, testMember, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test.each(['/v1/auth/onetap/clientid/%zz', '/v1/mgmt/%', '/v2/keys/%E0%A4%A'])(
  '%s is answered as the identity wire answers',
  async (url) => {
    const reply = await app.app.inject(url);
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      expect.objectContaining({ errorCode: 'E011001', errorMessage: expect.any(String) }),
    ]);
  },
);

test('elsewhere a malformed address is a problem of its own', async () => {
  const reply = await app.app.inject('/v1/detections/%zz');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'route.not_found', requestId: expect.any(String) });
});

test('the type of a problem leads to its place on a page', async () => {
  const problem = (await app.app.inject('/v1/session')).json();
  const [path = '', anchor] = String(problem.type).split('#');
  const page = await app.app.inject(path);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain(`id="${anchor}"`);
  for (const code of Object.keys(ERRORS)) expect(page.body).toContain(`id="${code}"`);
});

test('refused requests are logged with the pattern of their address only', async () => {
  const auditor = await testMember(app, { roles: ['Auditor'] });
  app.logLines.length = 0;
  const refused = await auditor.call('POST', '/v1/exports', {});
  expect(refused.status).toBe(403);
  await app.app.inject({
    method: 'POST',
    url: '/v1/auth/password/signup',
    headers: { authorization: `Bearer ${app.identity.projectId}` },
    payload: { loginId: 'typed@example.com', password: 'violet harbour 42' },
  });
  const lines = app.logLines.filter((line) => line.includes('efused'));
  expect(lines.some((line) => line.includes('POST /v1/exports'))).toBe(true);
  expect(lines.some((line) => line.includes('POST /v1/auth/password/signup'))).toBe(true);
  expect(lines.join()).not.toContain('typed@');
});
