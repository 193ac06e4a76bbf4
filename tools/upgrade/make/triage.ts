import { VERDICTS, VERDICT_REASONS } from '@waybill/contract';
import { z } from 'zod';
import { itemsOf, numberOf, textOf, type ApiClient } from './api-client.ts';
import { driveChange } from './drive-change.ts';
import type { Organisation } from './people.ts';
import type { RecordSender } from './records.ts';

/** Hands out detections that no one has touched yet, by id. */
export interface Untouched {
  next(): string;
}

const PAGE = 200;

/** The detections of an organisation as they are now, the highest severity first. */
export async function untouchedDetections(owner: ApiClient): Promise<Untouched> {
  const items = itemsOf(await owner.call('GET', `/v1/detections?limit=${PAGE}&status=new`));
  const ids = items.map((item) => String(item['detectionId']));
  return {
    next() {
      const id = ids.pop();
      if (id === undefined) throw new Error('The records raise too few detections');
      return id;
    },
  };
}

async function change(client: ApiClient, id: string, made: object): Promise<void> {
  const rev = numberOf(await client.call('GET', `/v1/detections/${id}`), 'rev');
  await client.call('PATCH', `/v1/detections/${id}`, { rev, change: made });
}

/** Detections closed with every verdict and reason, and one that was opened again. */
export async function giveVerdicts({ owner }: Organisation, untouched: Untouched): Promise<void> {
  for (const verdict of VERDICTS) {
    const reasons: readonly (string | null)[] = VERDICT_REASONS[verdict];
    for (const reason of reasons.length > 0 ? reasons : [null]) {
      const ends = verdict === 'authorised' ? { expiresAt: '2031-01-01T00:00:00.000Z' } : {};
      const given = { verdict, reason, note: `Fixture: ${verdict}`, ...ends };
      await change(owner, untouched.next(), { verdict: given });
    }
  }
  const reopened = untouched.next();
  await change(owner, reopened, { verdict: { verdict: 'duplicate', reason: null } });
  await change(owner, reopened, { status: 'in_review' });
}

/** Detections in every other state, assigned, tagged, due, discussed and merged. */
export async function workDetections(
  { owner, members }: Organisation,
  untouched: Untouched,
): Promise<void> {
  const lukas = members['Analyst L2'] ?? owner;
  const inReview = async (): Promise<string> => {
    const id = untouched.next();
    await change(owner, id, { status: 'in_review' });
    return id;
  };
  await inReview();
  await change(owner, await inReview(), { status: 'awaiting_person' });
  await change(owner, await inReview(), { status: 'awaiting_team' });
  await change(owner, untouched.next(), { status: 'escalated' });
  await change(owner, untouched.next(), { snooze: { until: '2031-01-01T00:00:00.000Z' } });
  await change(owner, untouched.next(), { snooze: { events: 50 } });
  await change(lukas, await inReview(), { snooze: { untilEscalates: true } });
  await change(owner, untouched.next(), {
    assigneeId: lukas.userId,
    severity: { value: 'CRITICAL', reason: 'A customer asked' },
    dueAt: '2031-02-01T00:00:00.000Z',
    tags: { add: ['customer', 'q4/audit'] },
  });
  await lukas.call('POST', `/v1/detections/${untouched.next()}/take`);
  await discuss(owner, lukas, untouched.next());
  await mergeSome(owner, untouched);
  await changeMany(owner, untouched);
}

async function discuss(owner: ApiClient, lukas: ApiClient, id: string): Promise<void> {
  const comments = `/v1/detections/${id}/comments`;
  await owner.call('POST', comments, { text: 'Please look at this, @lukas@aurora.example' });
  const said = await lukas.call('POST', comments, { text: 'On it' });
  await lukas.call('PATCH', `${comments}/${textOf(said, 'commentId')}`, { text: 'On it **now**' });
}

async function mergeSome(owner: ApiClient, untouched: Untouched): Promise<void> {
  const into = untouched.next();
  await owner.call('POST', `/v1/detections/${untouched.next()}/merge`, { into });
  const undone = untouched.next();
  await owner.call('POST', `/v1/detections/${undone}/merge`, { into: untouched.next() });
  await owner.call('DELETE', `/v1/detections/${undone}/merge`);
}

/** Changes of many: one that stays and one that was undone. */
async function changeMany(owner: ApiClient, untouched: Untouched): Promise<void> {
  const detectionIds = [untouched.next(), untouched.next(), untouched.next()];
  await changeAndWait(owner, { detectionIds, change: { tags: { add: ['many'] } } });
  const taken = await changeAndWait(owner, {
    detectionIds,
    change: { severity: { value: 'LOW', reason: 'Fixture' } },
  });
  await owner.call('POST', `/v1/detection-changes/${taken}/undo`);
}

async function changeAndWait(owner: ApiClient, asked: object): Promise<string> {
  const changeId = textOf(await owner.call('POST', '/v1/detection-changes', asked), 'changeId');
  await waitFor(async () => {
    const run = await owner.call('GET', `/v1/detection-changes/${changeId}`);
    return textOf(run, 'state') === 'done';
  });
  return changeId;
}

const DAY_MS = 86_400_000;
const PATIENCE_MS = 120_000;
const PAUSE_MS = 200;

/** Asks again and again until it holds. */
export async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error('The release did not come to its end in time');
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
}

const Acted = z.object({ person: z.object({ key: z.string() }) });

/** Detections that an analyst made of an event, a flow and a person. */
export async function makeByHand({ owner }: Organisation, detectionId: string): Promise<void> {
  const [event] = itemsOf(await owner.call('GET', `/v1/detections/${detectionId}/events`));
  const make = (title: string, about: object): Promise<unknown> =>
    owner.call('POST', '/v1/detections', { title, severity: 'MEDIUM', note: 'By hand', about });
  await make('Made of an event', { kind: 'event', eventId: event?.['eventId'] });
  const { person } = Acted.parse(await owner.call('GET', `/v1/detections/${detectionId}`));
  await make('Made of a person', { kind: 'person', personKey: person.key });
}

/** Cases: open, with tasks, closed, restricted, and restricted with a member who leaves. */
export async function openCases(
  { owner, members }: Organisation,
  untouched: Untouched,
  leaver: string,
): Promise<void> {
  const open = async (title: string, kind: string, more: object = {}): Promise<string> => {
    const detectionIds = [untouched.next(), untouched.next()];
    const body = { title, kind, detectionIds, ...more };
    return textOf(await owner.call('POST', '/v1/cases', body), 'caseId');
  };
  const patch = async (id: string, made: object): Promise<void> => {
    const rev = numberOf(await owner.call('GET', `/v1/cases/${id}`), 'rev');
    await owner.call('PATCH', `/v1/cases/${id}`, { rev, ...made });
  };
  const first = await open('Open with tasks', 'leaver');
  await patch(first, { state: 'investigating', notes: 'Noted', dueAt: '2031-01-01T00:00:00.000Z' });
  const task = { text: 'Ask the manager', assigneeId: owner.userId };
  await owner.call('POST', `/v1/cases/${first}/tasks`, task);
  const closed = await open('Closed', 'accidental_share');
  await patch(closed, { state: 'closed', outcome: 'benign' });
  // Restricting a case requires another member who can close its detections from the start.
  const restrictedFor = (memberId: string): object => ({
    isRestricted: true,
    reason: 'About somebody of the team',
    memberIds: [memberId],
  });
  const lukas = members['Analyst L2']?.userId ?? '';
  await open('Restricted', 'source_code_leak', restrictedFor(lukas));
  const left = await open('Restricted, a member left', 'other', restrictedFor(leaver));
  await patch(left, { leadId: leaver });
}

/** Saved views: private, shared, and removed. */
export async function saveViews({ owner, members }: Organisation): Promise<void> {
  const save = async (client: ApiClient, body: object): Promise<string> =>
    textOf(await client.call('POST', '/v1/saved-views', body), 'viewId');
  await save(owner, { name: 'Private', query: 'severity=HIGH&sort=severity' });
  await save(owner, { name: 'Shared', query: 'status=new&group=policy', isShared: true });
  await save(members['Auditor'] ?? owner, { name: 'Of the auditor', query: 'policy=gone' });
  const removed = await save(owner, { name: 'Removed', query: 'severity=LOW' });
  await owner.call('DELETE', `/v1/saved-views/${removed}`);
}

/** A finding that was authorised and returns: what it raises then is suppressed. */
export async function suppressReturning(
  owner: ApiClient,
  sender: RecordSender,
  { at, domain }: { at: number; domain: string },
): Promise<void> {
  const opened = { person: `returning@${domain}`, file: 'returning' };
  await sender.send([driveChange({ ...opened, at })]);
  const found = itemsOf(await owner.call('GET', '/v1/detections?q=returning'));
  for (const item of found) {
    await change(owner, textOf(item, 'detectionId'), {
      verdict: { verdict: 'authorised', reason: 'test', expiresAt: '2031-01-01T00:00:00.000Z' },
    });
  }
  await sender.send([driveChange({ ...opened, at: at + 2 * DAY_MS })]);
  const returned = await owner.call('GET', '/v1/detections?q=returning&status=suppressed');
  if (itemsOf(returned).length === 0) throw new Error('Nothing was suppressed');
}
