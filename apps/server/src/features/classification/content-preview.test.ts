import { ContentPreview } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { CARD, sendPastes } from '../../../testing/sensor-contents.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

const TEXT = `please charge credit card ${CARD} today`;

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await testMember(app);
  await app.db.owner.query('UPDATE tenant SET feature_flags = $2 WHERE tenant_id = $1', [
    member.tenantId,
    { show_file_preview: true },
  ]);
});

async function pasted(retentionDays: number): Promise<string> {
  await member.call('PATCH', '/v1/settings/contents', { retentionDays });
  await sendPastes(app.services, member.tenantId, [
    { id: 'a', at: Date.now() - 60_000, text: TEXT },
  ]);
  const { json } = await member.call('GET', '/v1/classifications');
  const [one] = z
    .object({ items: z.array(z.object({ classificationId: z.string() })) })
    .parse(json).items;
  return `/v1/classifications/${one?.classificationId}/preview`;
}

test('a content that is kept is shown as it was, with the places of what was found', async () => {
  const preview = ContentPreview.parse((await member.call('GET', await pasted(1))).json);
  expect(preview).toMatchObject({ mode: 'content', parts: [{ text: TEXT, isTextCut: false }] });
  const [finding] = preview.findings;
  expect(TEXT.slice(finding?.start, finding?.end)).toBe(CARD);
  const audit = await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query('SELECT action FROM audit_entry WHERE event_key IS NULL ORDER BY seq DESC LIMIT 1'),
  );
  expect(audit).toEqual([{ action: 'content.previewed' }]);
});

test('of a content that is not kept there are the masked findings only', async () => {
  const reply = await member.call('GET', await pasted(0));
  expect(reply.json).toMatchObject({ mode: 'snippets', parts: [{ text: null }] });
  expect(reply.text).not.toContain(CARD);
});

test('without the flag nobody sees a preview, and with it only who may', async () => {
  const url = await pasted(1);
  await app.db.owner.query(`UPDATE tenant SET feature_flags = '{}' WHERE tenant_id = $1`, [
    member.tenantId,
  ]);
  expect(await member.call('GET', url)).toMatchObject({
    status: 403,
    json: { code: 'content.preview_off' },
  });
  const analyst = await testMember(app, { roles: ['Analyst L2'] });
  expect((await analyst.call('GET', url)).json).toMatchObject({ code: 'permission.missing' });
});
