import { expect, test } from 'vitest';
import { publicShare, sendRecords } from '../../testing/drive-records.ts';
import { testApp, testMember } from '../../testing/test-app.ts';

test('an answer that does not fit its route is a fault of ours, told to the log alone', async () => {
  const app = await testApp();
  try {
    const member = await testMember(app);
    await sendRecords(app, member.tenantId, [
      publicShare({ id: 1, at: Date.now() - 60_000, person: 'ana@ours.example', folder: 'pay' }),
    ]);
    await app.db.owner.query(`UPDATE detection SET severity = 'sideways'`);
    const reply = await member.call('GET', '/v1/detections');
    expect(reply).toMatchObject({ status: 500, json: { code: 'internal' } });
    expect(reply.text).not.toContain('direction');
    expect(app.logLines.filter((line) => line.includes('request failed'))).toHaveLength(1);
  } finally {
    await app.close();
  }
});

test('a request without the permission is logged with who made it, and nothing of what it said', async () => {
  const app = await testApp();
  try {
    const { call, tenantId } = await testMember(app, { roles: ['Auditor'] });
    const body = { name: 's3cret-canary', sourceId: 'okta' };
    expect((await call('POST', '/v1/integrations/tokens', body)).status).toBe(403);
    const [line = '', ...others] = app.logLines.filter((one) => one.includes('request refused'));
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({
      code: 'permission.missing',
      route: 'POST /v1/integrations/tokens',
      userId: expect.stringMatching(/^U/),
      tenantId,
    });
    expect(line).not.toContain('canary');
  } finally {
    await app.close();
  }
});

test('an audit entry is in the log too, with ids only', async () => {
  const app = await testApp();
  try {
    const { call, tenantId, email } = await testMember(app);
    const made = await call('POST', '/v1/integrations/tokens', {
      name: 's3cret-canary',
      sourceId: 'okta',
    });
    expect(made.status).toBeLessThan(300);
    const [line = '', ...others] = app.logLines.filter((one) => one.includes('"msg":"audit"'));
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ tenantId, impersonatorId: null });
    expect(JSON.parse(line).action).toMatch(/token/);
    for (const secret of ['canary', email]) expect(line).not.toContain(secret);
  } finally {
    await app.close();
  }
});
