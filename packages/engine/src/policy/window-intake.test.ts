import { expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { policy as massDownload } from './builtin/mass-download.ts';
import { compilePolicies } from './compile-policies.ts';
import { windowIntake } from './window-intake.ts';
import type { CountRule, SequenceRule } from './window-rule.ts';

const RULE: CountRule = {
  metric: 'events',
  threshold: 2,
  windowMs: 10,
  episodeGapMs: 10,
  groupBy: ['actor'],
};

const EVENT: ActivityFacts = {
  source: 'Google Drive',
  eventId: 'e1',
  occurredAt: 7,
  actorKey: 'dana@example.com',
  objectKey: 'Google Drive:1',
  object: { kind: 'file', extension: 'pdf', sizeBytes: 12.6 },
  destination: { kind: 'host', name: 'box.example', host: 'box.example' },
  recipients: [
    { address: 'b@partner.example', domain: 'partner.example' },
    { address: 'a@partner.example', domain: 'partner.example' },
  ],
};

const pointOf = (rule: Partial<CountRule>, facts: ActivityFacts = {}) =>
  windowIntake({ ...massDownload, window: { ...RULE, ...rule } }).take(
    activityEvent({ ...EVENT, ...facts }),
  )?.point;

test('an event is a point at its own time, with its bytes in whole', () => {
  expect(pointOf({})).toEqual({ at: 7, id: 'e1', values: [], bytes: 13, steps: 0 });
});

test.each<[Partial<CountRule>, ActivityFacts, readonly string[] | undefined]>([
  [{ metric: 'objects' }, {}, ['Google Drive:1']],
  [{ metric: 'objects' }, { objectKey: null }, ['e1']],
  [{ metric: 'people' }, {}, ['dana@example.com']],
  [{ metric: 'destinations' }, {}, ['["host","box.example","box.example"]']],
  [{ metric: 'destinations' }, { destination: null, outsideDomains: ['x.example'] }, ['x.example']],
  [{ metric: 'destinations' }, { destination: null }, undefined],
  [{ metric: 'values', field: 'object.extension' }, {}, ['pdf']],
  [{ metric: 'values', field: 'object.name' }, {}, undefined],
  [{ metric: 'values', field: 'recipients' }, {}, ['a@partner.example', 'b@partner.example']],
  [{ metric: 'values', field: 'recipients.domains' }, {}, ['partner.example']],
  [{ metric: 'values', field: 'recipients.count' }, {}, ['2']],
  [{ metric: 'values', field: 'no.such' }, {}, undefined],
  [{ metric: 'values' }, {}, undefined],
])('%o of %o counts %o', (rule, facts, values) => {
  expect(pointOf(rule, facts)?.values).toEqual(values);
});

test('copies of one file count as the file that they were taken from', () => {
  const copy = (objectKey: string, source: string): ActivityFacts => ({
    objectKey,
    lineage: {
      source: { id: source, name: null, path: null, url: null, sha256: null, sizeBytes: null },
      target: null,
      members: [],
      memberCount: null,
      isLocked: null,
      clipboardSha256: null,
      sequence: null,
      gesture: null,
    },
  });
  const copies = [copy('Google Drive:2', '1'), copy('Google Drive:3', '1'), copy('x', '9')];
  const values = copies.map((facts) => pointOf({ metric: 'objects' }, facts)?.values);
  expect(values).toEqual([['Google Drive:1'], ['Google Drive:1'], ['Google Drive:9']]);
});

test('who is not known counts for nobody', () => {
  expect(pointOf({}, { actorKey: null })).toBeUndefined();
  expect(pointOf({ groupBy: [] }, { actorKey: null })).toBeDefined();
});

const SEQUENCE: SequenceRule = {
  ...RULE,
  metric: 'sequence',
  isOrdered: true,
  steps: [
    { name: 'taken', condition: { f: 'action', op: 'eq', v: 'Download' } },
    { name: 'zip', condition: { f: 'object.extension', op: 'eq', v: 'zip' } },
  ],
};

test('an event is every step whose condition it meets, and no hit where it meets none', () => {
  const { evaluate } = compilePolicies([
    { ...massDownload, condition: { f: 'actor.key', op: 'exists' }, window: SEQUENCE },
  ]);
  const stepsOf = (facts: ActivityFacts) =>
    evaluate(activityEvent({ ...EVENT, ...facts })).map(({ counted }) => counted?.point.steps);
  expect(stepsOf({ action: 'Download' })).toEqual([1]);
  expect(stepsOf({ action: 'Download', object: { extension: 'zip' } })).toEqual([3]);
  expect(stepsOf({ action: 'Upload', object: { extension: 'zip' } })).toEqual([2]);
  expect(stepsOf({ action: 'Upload' })).toEqual([]);
});
