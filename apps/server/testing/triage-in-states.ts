import { colleagueOf } from './colleague.ts';
import { randomUUID } from 'node:crypto';
import { CaseDetail } from '@waybill/contract';
import { z } from 'zod';
import { publicShare, sendRecords } from './drive-records.ts';
import type { TestApp, TestMember } from './test-app.ts';

const Items = z.object({ items: z.array(z.object({ detectionId: z.string() })) });

/**
 * Detections: an untouched one, one without a case, one in a case with its own tasks, a comment and a
 * change, one to be merged and a merged one, with an untouched target, and one with a joined vendor
 * finding; by the names of their ids. The case is of revision 1.
 */
export async function triageInStates(
  app: TestApp,
  member: TestMember,
): Promise<Record<string, string>> {
  const { call, tenantId } = member;
  const [
    detectionId = '',
    looseId = '',
    heldId = '',
    mergeableId = '',
    mergedId = '',
    keptId = '',
    joinedId = '',
  ] = await newDetections(app, member, 7);
  await joinFinding(app, member, joinedId);
  await call('POST', `/v1/detections/${mergedId}/merge`, { into: keptId });
  const made = await call('POST', '/v1/cases', {
    title: 'Test',
    kind: 'leaver',
    detectionIds: [heldId],
  });
  const { caseId, taskList } = CaseDetail.parse(made.json);
  await app.db.database.tenant(tenantId, (tx) =>
    tx.query('UPDATE detection_case SET rev = 1 WHERE case_id = $1', [caseId]),
  );
  const hiddenCaseId = await caseOfOthers(app, member);
  const said = await call('POST', `/v1/detections/${heldId}/comments`, { text: 'Test' });
  const changed = await call('POST', '/v1/detection-changes', {
    detectionIds: [heldId],
    change: { tags: { add: ['held'] } },
  });
  return {
    detectionId,
    looseId,
    heldId,
    mergeableId,
    mergedId,
    joinedId,
    source: 'defender-finding',
    caseId,
    hiddenCaseId,
    taskId: taskList[0]?.taskId ?? '',
    commentId: z.object({ commentId: z.string() }).parse(said.json).commentId,
    changeId: z.object({ changeId: z.string() }).parse(changed.json).changeId,
  };
}

/** A vendor finding that joined a detection. */
async function joinFinding(
  app: TestApp,
  { tenantId }: TestMember,
  joinedId: string,
): Promise<void> {
  await app.db.database.tenant(tenantId, (tx) =>
    tx.query(
      `INSERT INTO detection_join (tenant_id, detection_id, policy_key, finding_key, event_id,
         matched_event_id, matches_by, has_destination, gap_sec, applied_at)
       VALUES ($1, $2, 'defender-finding', 'f1', gen_random_uuid(), gen_random_uuid(), 'person/id', true, 0, now())`,
      [tenantId, joinedId],
    ),
  );
}

/** A restricted case of a colleague who can close it: one without such a member is passed to the owners. */
async function caseOfOthers(app: TestApp, member: TestMember): Promise<string> {
  const colleague = await colleagueOf(app, member, { roles: ['Analyst L2'], name: 'Sol' });
  const made = await colleague.call('POST', '/v1/cases', { title: 'Of others', kind: 'other' });
  const { caseId } = CaseDetail.parse(made.json);
  await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query(
      'UPDATE detection_case SET is_restricted = true, restricted_at = now() WHERE case_id = $1',
      [caseId],
    ),
  );
  return caseId;
}

async function newDetections(app: TestApp, member: TestMember, count: number): Promise<string[]> {
  const mark = randomUUID();
  const records = Array.from({ length: count }, (_, id) =>
    publicShare({
      id,
      at: Date.now() - 60_000,
      person: `${mark}-${id}@ours.example`,
      folder: `${mark}-${id}`,
    }),
  );
  await sendRecords(app, member.tenantId, records);
  const { json } = await member.call('GET', `/v1/detections?q=${mark}`);
  return Items.parse(json).items.map((item) => item.detectionId);
}

/** Ids for triage routes, if parameter names differ. */
export const TRIAGE_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'PATCH /v1/detections/{detectionId}/comments/{commentId}': { detectionId: 'heldId' },
  'DELETE /v1/cases/{caseId}/detections/{detectionId}': { detectionId: 'heldId' },
  'POST /v1/cases/{caseId}/break-in': { caseId: 'hiddenCaseId' },
  'POST /v1/detections/{detectionId}/merge': { detectionId: 'mergeableId' },
  'DELETE /v1/detections/{detectionId}/merge': { detectionId: 'mergedId' },
  'POST /v1/detections/{detectionId}/separate-finding': { detectionId: 'joinedId' },
};

const CHANGE = { detectionIds: ['{looseId}'], change: { tags: { add: ['test'] } } };

/** Bodies of the routes of detections and cases. */
export const TRIAGE_BODIES: Readonly<Record<string, object>> = {
  'POST /v1/detections': {
    title: 'Test',
    severity: 'LOW',
    about: { kind: 'event', eventId: '{eventId}' },
  },
  'PATCH /v1/detections/{detectionId}': { rev: 1, change: { status: 'in_review' } },
  'POST /v1/detections/{detectionId}/comments': { text: 'Test' },
  'PATCH /v1/detections/{detectionId}/comments/{commentId}': { text: 'Tested' },
  'POST /v1/detections/{detectionId}/merge': { into: '{looseId}' },
  'POST /v1/detections/{detectionId}/separate-finding': {
    source: 'defender-finding',
    findingId: 'f1',
  },
  'PATCH /v1/finding-settings/{source}': { rev: 0, severityCap: null, closesWithVendor: false },
  'POST /v1/detection-changes': CHANGE,
  'POST /v1/detection-changes/preview': CHANGE,
  'POST /v1/cases': { title: 'Test', kind: 'other', detectionIds: ['{looseId}'] },
  'PATCH /v1/cases/{caseId}': { rev: 1, state: 'investigating' },
  'POST /v1/cases/{caseId}/detections': { detectionIds: ['{looseId}'] },
  'POST /v1/cases/{caseId}/break-in': { reason: 'Asked for by the auditors' },
  'POST /v1/cases/{caseId}/tasks': { text: 'Test' },
  'PATCH /v1/cases/{caseId}/tasks/{taskId}': { isDone: true },
};
