import { connectorForSource } from '@waybill/connectors';
import { sourceIdOf } from '@waybill/contract';
import { BUILTIN_POLICIES } from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ingestBody } from '../../ingest/ingest-body.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const VERIFIED = '4b7f7990-2ff9-4cbe-ab4c-4c0a2b553db1';
const UNVERIFIED = '0b2c7990-2ff9-4cbe-ab4c-4c0a2b553db1';
const MICROSOFT = '0f0f7990-2ff9-4cbe-ab4c-4c0a2b553db1';
const MICROSOFT_TENANT = 'f8cdef31-a31e-4b4a-93e4-5f571e91255a';

let db: TestDatabase;
let tenantId = 0;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  tenantId = await testTenant(db.database);
});
afterAll(() => db.close());

async function* parts(records: readonly object[]): AsyncGenerator<Buffer> {
  yield Buffer.from(records.map((record) => JSON.stringify(record)).join('\n'));
}

async function send(records: readonly object[]): Promise<void> {
  const connector = connectorForSource('Entra');
  if (!connector) throw new Error('Entra has no connector');
  // Its own pipeline reads what the previous one wrote.
  const { writer } = openSettledPipeline(db.database, () => NOON, BUILTIN_POLICIES);
  const about = { tenantId, sourceId: sourceIdOf('Entra'), source: 'Entra', connector } as const;
  await ingestBody(
    { ...about, isSample: false, parts: parts(records) },
    { database: db.database, writer, now: () => NOON },
  );
}

/** Microsoft Graph, servicePrincipal resource type. */
function application(appId: string, publisher: string | null, owner = 'another-tenant'): object {
  return {
    graphList: 'service-principals',
    id: `sp-${appId}`,
    appId,
    displayName: 'App',
    appOwnerOrganizationId: owner,
    servicePrincipalType: 'Application',
    verifiedPublisher: { displayName: publisher, verifiedPublisherId: null },
  };
}

const APPLICATIONS = [
  application(VERIFIED, 'Example Software'),
  application(UNVERIFIED, null),
  application(MICROSOFT, null, MICROSOFT_TENANT),
];

interface Consent {
  appId: string;
  isAdmin?: boolean;
}

/** Microsoft Graph, directoryAudit resource type. */
function inGraph({ appId, isAdmin = true }: Consent): object {
  const answer = isAdmin ? '"True"' : '"False"';
  return {
    id: `graph-${appId}-${isAdmin}`,
    activityDisplayName: 'Consent to application',
    activityDateTime: new Date(NOON - 60_000).toISOString(),
    result: 'success',
    initiatedBy: { user: { id: 'u-1', userPrincipalName: 'ralf@ours.example' } },
    targetResources: [
      {
        id: `sp-${appId}`,
        displayName: 'App',
        type: 'ServicePrincipal',
        modifiedProperties: [
          { displayName: 'ConsentContext.IsAdminConsent', newValue: answer },
          { displayName: 'ConsentContext.OnBehalfOfAll', newValue: answer },
          {
            displayName: 'ConsentAction.Permissions',
            newValue: '"[] => [[Scope: Mail.ReadWrite Mail.Send, ]]"',
          },
          { displayName: 'TargetId.ServicePrincipalNames', newValue: `"${appId}"` },
        ],
      },
    ],
  };
}

/** Office 365 Management Activity API, Azure Active Directory schema. */
function inUnifiedLog({ appId, isAdmin = true }: Consent): object {
  const answer = isAdmin ? 'True' : 'False';
  return {
    CreationTime: new Date(NOON - 60_000).toISOString(),
    Id: `unified-${appId}-${isAdmin}`,
    Operation: 'Consent to application.',
    OrganizationId: '5b1d7c0e-2c6f-4b0e-9a51-0c4f6f1e7a10',
    RecordType: 8,
    UserType: 0,
    Workload: 'AzureActiveDirectory',
    UserId: 'ralf@ours.example',
    ResultStatus: 'Success',
    ObjectId: appId,
    ModifiedProperties: [
      { Name: 'ConsentContext.IsAdminConsent', NewValue: answer },
      { Name: 'ConsentContext.OnBehalfOfAll', NewValue: answer },
      {
        Name: 'ConsentAction.Permissions',
        NewValue: '[] => [[Scope: Mail.ReadWrite Mail.Send, ]]',
      },
      { Name: 'TargetId.ServicePrincipalNames', NewValue: appId },
    ],
    Target: [{ ID: 'App', Type: 1 }],
  };
}

async function found(): Promise<string[]> {
  const rows = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ policy_key: string }>('SELECT policy_key FROM detection ORDER BY policy_key'),
  );
  return [...new Set(rows.map((row) => row.policy_key))];
}

const FORMS = [
  ['directory audits', inGraph],
  ['the unified audit log', inUnifiedLog],
] as const;

test.each(FORMS)(
  'an administrator’s consent to an app of a verified publisher raises nothing, by %s',
  async (_form, consent) => {
    await send(APPLICATIONS);
    await send([consent({ appId: VERIFIED }), consent({ appId: MICROSOFT })]);
    expect(await found()).toEqual([]);
  },
);

test.each(FORMS)(
  'an administrator’s consent to an app of an unverified publisher is found, by %s',
  async (_form, consent) => {
    await send(APPLICATIONS);
    await send([consent({ appId: UNVERIFIED })]);
    expect(await found()).toContain('app-consent-for-everyone');
  },
);

test.each(FORMS)(
  'a person’s own consent to an app of a verified publisher is found, by %s',
  async (_form, consent) => {
    await send(APPLICATIONS);
    await send([consent({ appId: VERIFIED, isAdmin: false })]);
    expect(await found()).not.toEqual([]);
  },
);

test('an app that the directory has not listed yet is not trusted', async () => {
  await send([inGraph({ appId: VERIFIED })]);
  expect(await found()).toContain('app-consent-for-everyone');
});
