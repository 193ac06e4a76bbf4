import { InvitationLine } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import { openMailServer, type MailServer } from '../../../../testing/mail-server.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let mail: MailServer;
let app: TestApp;
let owner: TestMember;

beforeAll(async () => {
  mail = await openMailServer();
  app = await testApp({ environment: { SMTP_URL: mail.url, MAIL_FROM: 'waybill@ours.example' } });
});
beforeEach(async () => {
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const Lines = z.object({ lines: z.array(InvitationLine) });

async function upload(csv: string, more: object = {}, by = owner) {
  const { status, json } = await by.call('POST', '/v1/invitations/bulk', {
    csv,
    isTrial: false,
    ...more,
  });
  expect(status).toBe(200);
  return Lines.parse(json).lines;
}

const told = (lines: InvitationLine[]) =>
  lines.map(({ line, outcome, field, fault }) => [line, outcome, field, fault]);

async function entries(): Promise<{ action: string; detail: string }[]> {
  return app.db.database.tenant(owner.tenantId, (tx) =>
    tx.query<{ action: string; detail: string }>(
      `SELECT action, detail FROM audit_entry WHERE action LIKE 'invitation.%' ORDER BY seq`,
    ),
  );
}

test('each line has its result, with the field that is wrong', async () => {
  const admin = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Adi' });
  const mark = owner.tenantId;
  const csv = [
    'Role;Name;Department;E-mail;EMAIL',
    `policy author;Ana;SOC;x;Ana-${mark}@ours.example`,
    `;"Ben; the second";SOC;x;ben-${mark}@ours.example`,
    'Policy author;;;;',
    'Policy author;;;;not-an-address',
    `Policy author;;;;ana-${mark}@ours.example`,
    `King;;;;king-${mark}@ours.example`,
    `Owner;;;;owner-${mark}@ours.example`,
    `Policy author;;;;${admin.email}`,
    `Policy author;;;;${owner.email}`,
    `Policy author;${'x'.repeat(101)};;;long-${mark}@ours.example`,
  ].join('\r\n');
  expect(told(await upload(csv, { role: 'Analyst L1' }, admin))).toEqual([
    [2, 'sent', null, null],
    [3, 'sent', null, null],
    [4, 'refused', 'email', 'email_missing'],
    [5, 'refused', 'email', 'email_invalid'],
    [6, 'refused', 'email', 'email_repeated'],
    [7, 'refused', 'role', 'role_unknown'],
    [8, 'refused', 'role', 'role_not_held'],
    [9, 'refused', 'email', 'own_address'],
    [10, 'refused', 'email', 'already_member'],
    [11, 'refused', 'name', 'name_too_long'],
  ]);
  const sent = await owner.call('GET', '/v1/invitations');
  expect(sent.json).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({
        email: `ben-${mark}@ours.example`,
        name: 'Ben; the second',
        role: 'Analyst L1',
      }),
      expect.objectContaining({
        email: `ana-${mark}@ours.example`,
        name: 'Ana',
        role: 'Policy author',
      }),
    ]),
  });
  expect((await entries()).map(({ action, detail }) => [action, detail.slice(0, 15)])).toEqual([
    ['invitation.sent', 'Role Policy aut'],
    ['invitation.sent', 'Role Analyst L1'],
    ['invitation.table_used', 'Sent: 2 of 10 l'],
  ]);
  // The same table again sends nothing twice.
  const again = await upload(csv, { role: 'Analyst L1' }, admin);
  expect(told(again).slice(0, 2)).toEqual([
    [2, 'refused', 'email', 'open'],
    [3, 'refused', 'email', 'open'],
  ]);
});

test('a trial says what would be sent and sends nothing', async () => {
  const email = `trial-${owner.tenantId}@ours.example`;
  const lines = await upload(`email,role\n${email},Auditor\n`, { isTrial: true });
  expect(told(lines)).toEqual([[2, 'ready', null, null]]);
  expect((await owner.call('GET', '/v1/invitations')).json).toMatchObject({ items: [] });
  expect(await app.services.identityAdmin.loadUserByLoginId(email)).toBeNull();
  expect(await entries()).toEqual([
    { action: 'invitation.table_used', detail: 'Trial: 0 of 1 lines' },
  ]);
});

test('lines beyond the limit of mails are refused and can be sent later', async () => {
  const people = Array.from(
    { length: 32 },
    (_, index) => `p${index}-${owner.tenantId}@ours.example`,
  );
  const lines = await upload(['email', ...people].join('\n'), { role: 'Auditor' });
  expect(told(lines).slice(29)).toEqual([
    [31, 'sent', null, null],
    [32, 'refused', 'email', 'mail_limit'],
    [33, 'refused', 'email', 'mail_limit'],
  ]);
  await app.db.owner.query(
    `UPDATE invitation_mail SET asked_at = asked_at - interval '61 minutes' WHERE tenant_id = $1`,
    [owner.tenantId],
  );
  const later = await upload(['email', ...people.slice(30)].join('\n'), { role: 'Auditor' });
  expect(told(later)).toEqual([
    [2, 'sent', null, null],
    [3, 'sent', null, null],
  ]);
});

test('what is no table of invitations is refused as a whole', async () => {
  const tooLong = ['email', ...Array.from({ length: 501 }, (_, index) => `a${index}@b.example`)];
  for (const csv of ['', 'email', 'name,role\nAna,Auditor', tooLong.join('\n')]) {
    const reply = await owner.call('POST', '/v1/invitations/bulk', { csv, isTrial: true });
    expect(reply).toMatchObject({ status: 400, json: { code: 'invitation.table_unreadable' } });
  }
});
