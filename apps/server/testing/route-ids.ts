import { randomUUID } from 'node:crypto';
import { lineageRoutes } from '@waybill/contract';
import { z } from 'zod';
import { directoryInStates } from './directory-in-states.ts';
import { accessInStates } from './access-in-states.ts';
import { invitationsInStates } from './invitations-in-states.ts';
import { deviceRecord, personRecord, writeRecords } from './inventory-records.ts';
import { policiesInStates } from './policies-in-states.ts';
import { remediationsInStates } from './remediations-in-states.ts';
import { resetsInStates } from './resets-in-states.ts';
import { CONNECTION, DATA_TYPE, EXCEPTION, EXPORT } from './route-bodies.ts';
import { riskInStates } from './risk-in-states.ts';
import { savedViewsInStates } from './saved-views-in-states.ts';
import { sendPastes } from './sensor-contents.ts';
import { signIn, type TestApp, type TestMember } from './test-app.ts';
import { triageInStates } from './triage-in-states.ts';

const LINEAGE = lineageRoutes['/v1/events/{eventId}/lineage'].GET.response;

const EXACT = { kind: 'exact', columns: ['number'], primary: 'number', others: 0 };

/** Ids of a member's tenant by the names of paths' parameters; made again at each call. */
export async function routeIds(app: TestApp, member: TestMember): Promise<Record<string, string>> {
  const first = async (url: string, key: string): Promise<string> => {
    const reply = await member.call('GET', url);
    const [item] = z
      .object({ items: z.array(z.record(z.string(), z.unknown())) })
      .parse(reply.json).items;
    return String(item?.[key]);
  };
  const triage = await triageInStates(app, member);
  const eventId = await first(`/v1/detections/${triage['detectionId']}/events`, 'eventId');
  const connected = await member.call('POST', '/v1/integrations', { ...CONNECTION, name: 'Ids' });
  const created = await member.call('POST', '/v1/integrations/tokens', {
    name: 'Ids',
    sourceId: 'slack',
  });
  return {
    ...triage,
    ...(await remediationsInStates(app, member, triage['detectionId'] ?? '')),
    integrationId: z.object({ integrationId: z.string() }).parse(connected.json).integrationId,
    ...(await lineageOf(member, eventId)),
    tokenId: z.object({ token: z.object({ tokenId: z.string() }) }).parse(created.json).token
      .tokenId,
    rejectionId: await first('/v1/rejections', 'rejectionId'),
    ...(await identitiesOf(app, member)),
    exportId: await newExport(member),
    ruleId: await newTrustRule(member),
    ...(await policiesInStates(app, member)),
    ...(await savedViewsInStates(member)),
    ...(await resetsInStates(app, member)),
    ...(await accessInStates(app, member)),
    ...(await invitationsInStates(app, member)),
    ...(await directoryInStates(app, member)),
    ...(await riskInStates(app, member)),
    dataTypeId: await newDataType(member),
    exactTypeId: await newDataType(member, EXACT),
    fingerprintTypeId: await newDataType(member, { kind: 'fingerprint' }),
    exceptionId: await newException(member),
    classificationId: await newClassification(app, member),
    sourceId: 'slack',
    sessionId: await otherSession(app, member),
    passkeyId: await newPasskey(app, member),
  };
}

/** An event, a version and an object of its lineage, and the places that it came from and went to. */
async function lineageOf(member: TestMember, eventId: string): Promise<Record<string, string>> {
  const { json } = await member.call('GET', `/v1/events/${eventId}/lineage`);
  const { versions } = LINEAGE.parse(json);
  const [from, to] = versions.toSorted((left, right) => right.down - left.down);
  return {
    eventId,
    versionId: from?.versionId ?? '',
    objectId: from?.objectId ?? '',
    originId: from?.place?.placeId ?? '',
    destinationId: to?.place?.placeId ?? '',
  };
}

/** A person with two records, another one, and a device. */
async function identitiesOf(app: TestApp, member: TestMember): Promise<Record<string, string>> {
  const mark = randomUUID();
  const shared = { emails: [`${mark}@ours.example`] };
  await writeRecords(app, member.tenantId, [
    personRecord({ ...shared, entityId: mark, name: `Ida ${mark}` }),
    personRecord({ ...shared, source: 'Slack', entityId: mark }),
    personRecord({ entityId: `other-${mark}`, name: `Ben ${mark}` }),
    deviceRecord({ entityId: mark, hostname: `lt-${mark}` }),
  ]);
  const find = async (url: string): Promise<string> => {
    const { json } = await member.call('GET', url);
    const { items } = z
      .object({ items: z.array(z.object({ identityId: z.string() })) })
      .parse(json);
    return items[0]?.identityId ?? '';
  };
  const personId = await find(`/v1/people?q=ida%20${mark}`);
  return {
    personId,
    identityId: personId,
    otherId: await find(`/v1/people?q=ben%20${mark}`),
    deviceId: await find(`/v1/devices?q=${mark}`),
    recordId: `slack person ${mark}`,
  };
}

async function newExport(member: TestMember): Promise<string> {
  const { json } = await member.call('POST', '/v1/exports', EXPORT);
  return z.object({ exportId: z.string() }).parse(json).exportId;
}

async function newTrustRule(member: TestMember): Promise<string> {
  const { json } = await member.call('POST', '/v1/trust-rules', {
    subject: { kind: 'domain', value: `${randomUUID()}.example` },
    verdict: 'sanctioned',
    reason: 'Contract',
  });
  return z.object({ ruleId: z.string() }).parse(json).ruleId;
}

async function newDataType(
  member: TestMember,
  declaration: object = DATA_TYPE.declaration,
): Promise<string> {
  const { json } = await member.call('POST', '/v1/data-types', {
    ...DATA_TYPE,
    name: `Test ${randomUUID()}`,
    declaration,
  });
  return z.object({ dataTypeId: z.string() }).parse(json).dataTypeId;
}

async function newException(member: TestMember): Promise<string> {
  const { json } = await member.call('POST', '/v1/data-type-exceptions', EXCEPTION);
  return z.object({ exceptionId: z.string() }).parse(json).exceptionId;
}

async function newClassification(app: TestApp, member: TestMember): Promise<string> {
  await sendPastes(app.services, member.tenantId, [
    { id: randomUUID(), at: Date.now() - 1000, text: 'A text that somebody pasted' },
  ]);
  const { json } = await member.call('GET', '/v1/classifications');
  const { items } = z
    .object({ items: z.array(z.object({ classificationId: z.string() })) })
    .parse(json);
  return items[0]?.classificationId ?? '';
}

async function otherSession(app: TestApp, member: TestMember): Promise<string> {
  await signIn(app.app, app.identity.projectId, member);
  const { json } = await member.call('GET', '/v1/profile/sessions');
  const { items } = z
    .object({ items: z.array(z.object({ sessionId: z.string(), isCurrent: z.boolean() })) })
    .parse(json);
  return items.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
}

async function newPasskey(app: TestApp, member: TestMember): Promise<string> {
  const { json } = await member.call('GET', '/v1/profile');
  const passkeyId = randomUUID();
  await app.identityDb.owner.query(
    `INSERT INTO passkey (credential_id, user_id, public_key, counter, created_at)
     VALUES ($1, $2, '\\x00', 0, now())`,
    [passkeyId, z.object({ userId: z.string() }).parse(json).userId],
  );
  return passkeyId;
}
