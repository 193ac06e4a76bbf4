import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf, memberIdOf } from '../../../testing/colleague.ts';
import { routeIds } from '../../../testing/route-ids.ts';
import {
  allowPreviews,
  callAs,
  nameOf,
  SESSION,
  tableApp,
  withIds,
} from '../../../testing/route-table.ts';
import type { TestApp, TestMember } from '../../../testing/test-app.ts';

/** Every route of the contract, asked by a member whose scope holds nothing of what there is. */
let app: TestApp;
let owner: TestMember;
let scoped: TestMember;
let ids: Record<string, string>;

/** Parameters that name monitored data: outside the scope they name nothing. */
const MONITORED = [
  'detectionId',
  'eventId',
  'versionId',
  'objectId',
  'identityId',
  'classificationId',
  'caseId',
  'rejectionId',
  'remediationId',
  'changeId',
];
const OF_DATA = SESSION.filter(({ path }) => MONITORED.some((name) => path.includes(`{${name}}`)));

beforeAll(async () => {
  ({ app, owner } = await tableApp());
  await allowPreviews(app);
  ids = await routeIds(app, owner);
  scoped = await colleagueOf(app, owner, { roles: ['Owner'], name: 'Narrow' });
  const nothing = { include: ['nothing'], exclude: [] };
  const rules = {
    people: { include: ['department:Nowhere'], exclude: [] },
    sources: nothing,
    policies: nothing,
  };
  const { json } = await owner.call('POST', '/v1/access-scopes', { name: 'Nothing', rules });
  const { scopeId } = z.object({ scopeId: z.string() }).parse(json);
  const userId = await memberIdOf(owner, 'Narrow');
  await owner.call('PUT', `/v1/access-scopes/members/${userId}`, { scopeId });
});
afterAll(() => app.close());

test('with the id of something outside the scope, every route answers 404', async () => {
  const answers = [];
  for (const entry of OF_DATA) {
    const reply = await callAs(scoped, entry, ids);
    answers.push([nameOf(entry), reply.status]);
  }
  expect(answers.length).toBeGreaterThan(25);
  expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
});

/** Routes whose answers are configuration or the member's own. */
const NOT_OF_DATA =
  /^\/v1\/(?:access-scopes|members|session|profile|preferences|settings|invitations|factor-resets)/;
/** What only monitored data has: of the person, files and texts that the routes' data is made of. */
const MARKS = /ana@ours\.example|Payroll pay|somebody pasted|Ida |Ben /;

test('no list, count or search tells anything outside the scope', async () => {
  const lists = SESSION.filter(
    ({ method, path }) => method === 'GET' && !path.includes('{') && !NOT_OF_DATA.test(path),
  );
  const told = [];
  let seen = 0;
  for (const entry of lists) {
    const reply = await callAs(scoped, entry, {});
    if (MARKS.test(reply.text)) told.push(nameOf(entry));
    if (MARKS.test((await callAs(owner, entry, {})).text)) seen += 1;
  }
  expect(told).toEqual([]);
  // The marks are there for a member who sees all data.
  expect(seen).toBeGreaterThan(6);
});

test('a search for a name outside the scope finds nothing', async () => {
  for (const q of ['ana@ours.example', 'Payroll', 'pay']) {
    const { text } = await scoped.call('GET', withIds(`/v1/search?q=${encodeURIComponent(q)}`, {}));
    expect([q, MARKS.test(text.replaceAll(q, ''))]).toEqual([q, false]);
  }
});
