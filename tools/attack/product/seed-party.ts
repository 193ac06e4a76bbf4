import { randomBytes } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { ROLES } from '@waybill/contract';
import { z } from 'zod';
import { colleagueOf } from '../../../apps/server/testing/colleague.ts';
import { publicShare, sendRecords } from '../../../apps/server/testing/drive-records.ts';
import { routeIds } from '../../../apps/server/testing/route-ids.ts';
import { enrolTotp, signInAgain } from '../../../apps/server/testing/sign-in.ts';
import {
  testMember,
  type TestApp,
  type TestMember,
} from '../../../apps/server/testing/test-app.ts';
import { createIntegrationToken } from '../../../apps/server/src/features/integrations/integrations-read-model.ts';
import {
  WEBHOOK_KEY,
  type Account,
  type HalfSignedIn,
  type Hook,
  type Party,
} from '../arena/party.ts';
import { badSessions } from './bad-sessions.ts';

const INGESTED = 'google-drive';

/** Makes a tenant with a member of each role and one of everything that routes name by an id. */
export async function seedParty(app: TestApp, past: TestApp, name: string): Promise<Party> {
  const mark = `${name}-${randomBytes(5).toString('hex')}`;
  const owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  const organisation = { rev: 1, name: `Organisation ${mark}` };
  await owner.call('PATCH', '/v1/settings/organisation', organisation);
  await sendRecords(app, owner.tenantId, [
    publicShare({
      id: Number.parseInt(randomBytes(3).toString('hex'), 16),
      at: Date.now() - 60_000,
      person: `${mark}@ours.example`,
      folder: `folder-${mark}`,
      title: `Payroll ${mark}.xlsx`,
    }),
  ]);
  await app.db.owner.query('UPDATE tenant SET feature_flags = $1 WHERE tenant_id = $2', [
    { show_file_preview: true },
    owner.tenantId,
  ]);
  await app.db.owner.query(
    `INSERT INTO rejected_payload VALUES ($1, gen_random_uuid(), now(), 'slack', 1, NULL, 'x', 1, false, $2, 'h')`,
    [owner.tenantId, zstdCompressSync('{')],
  );
  const ids = await routeIds(app, owner);
  const members: Record<string, Account> = {};
  for (const role of [...Object.keys(ROLES), 'None']) {
    const roles = role === 'None' ? [] : [role];
    members[role] = accountOf(
      await colleagueOf(app, owner, { roles, name: `${role.replaceAll(' ', '')}-${mark}` }),
    );
  }
  const ingest = await app.db.database.tenant(owner.tenantId, (tx) =>
    createIntegrationToken(tx, owner.tenantId, {
      name: 'Attack',
      sourceId: INGESTED,
      createdBy: null,
    }),
  );
  return {
    tenantId: owner.tenantId,
    idpTenantId: owner.idpTenantId,
    owner: accountOf(owner),
    members,
    ids,
    ingestToken: ingest.secret,
    hook: await newHook(owner),
    markers: [
      mark,
      ...Object.entries(ids)
        .filter(([key, id]) => !NOT_THERE_YET.has(key) && isUnguessable(id))
        .map(([, id]) => id),
      ...Object.values(members).map(({ email }) => email),
    ],
    badSessions: await badSessions({ app, past, owner }),
    halfSignedIn: await halfSignedIn(app, owner),
  };
}

const accountOf = ({ email, password, sessionToken }: TestMember): Account => ({
  email,
  password,
  sessionToken,
});

/** What requests create: sent in an attacker's request, it is the attacker's own from then on. */
const NOT_THERE_YET = new Set(['invitedAddress', 'newScopeName']);

/** Ids that no two tenants share by chance. */
const isUnguessable = (id: string): boolean => /[0-9a-f]{8}-[0-9a-f]{4}-|^[0-9a-f]{32,}$/.test(id);

const Connected = z.object({
  integrationId: z.string(),
  streams: z.array(z.object({ streamId: z.string(), hookPath: z.string().nullish() })),
});

/** A receiver of webhooks whose deliveries are signed. */
async function newHook(owner: TestMember): Promise<Hook> {
  const { json } = await owner.call('POST', '/v1/integrations', {
    sourceId: 'bamboohr',
    name: 'Hooked',
    values: { company: 'ours', api_key: 'x', webhook_key: WEBHOOK_KEY },
    streams: ['field-webhooks'],
  });
  const { integrationId, streams } = Connected.parse(json);
  const hook = streams.find(({ hookPath }) => hookPath != null);
  return { integrationId, streamId: hook?.streamId ?? '', path: hook?.hookPath ?? '' };
}

/** A colleague with an authenticator app whose password the attacker knows. */
async function halfSignedIn(app: TestApp, owner: TestMember): Promise<HalfSignedIn> {
  const person = await colleagueOf(app, owner, { roles: ['Admin'], name: 'App' });
  await enrolTotp(app, person);
  const { refreshToken } = await signInAgain(app, person);
  return { email: person.email, password: person.password, refreshToken };
}
