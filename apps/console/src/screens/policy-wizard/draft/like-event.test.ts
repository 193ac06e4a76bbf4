import type { Leaf, MatchedEvent, RuleException } from '@waybill/contract';
import { expect, test } from 'vitest';
import { withEvent, withoutEvent } from './like-event.ts';

const PLACE = { host: null, container: null, managed: 'no', outside: 'yes' } as const;
const EVENT: MatchedEvent = {
  eventId: 'e1',
  occurredAt: '2026-11-01T00:00:00.000Z',
  ruleId: 'main',
  source: 'Google Drive',
  action: 'Share',
  person: 'Dana Whitfield',
  personKey: 'dana@northwind.example',
  objectName: 'plan.docx',
  from: null,
  to: { kind: 'account', name: 'User', account: 'kim@else.example', ...PLACE },
  verdict: null,
};
const ALIKE = {
  all: [
    { f: 'source', op: 'eq', v: 'Google Drive' },
    { f: 'action', op: 'eq', v: 'Share' },
    { f: 'destination.name', op: 'eq', v: 'User' },
    { f: 'destination.account', op: 'eq', v: 'kim@else.example' },
  ],
};
const BIG: Leaf = { f: 'sizeBytes', op: 'gt', v: 1000 };

test('an act that should have been caught is asked for besides all else, by whoever', () => {
  const { condition } = withEvent({ condition: { all: [BIG] }, exceptions: [] }, EVENT);
  expect(condition).toEqual({ any: [{ all: [BIG] }, ALIKE] });
  // Duplicates are requested once.
  expect(withEvent({ condition, exceptions: [] }, EVENT).condition).toEqual(condition);
  expect(withEvent({ condition: null, exceptions: [] }, EVENT).condition).toEqual(ALIKE);
});

test('without a place the person tells the act apart', () => {
  const { condition } = withEvent({ condition: null, exceptions: [] }, { ...EVENT, to: null });
  expect(condition).toMatchObject({ all: [{}, {}, { f: 'actor.key', v: EVENT.personKey }] });
});

test('the exception for this very act goes, a wider one holds for all else, others stay', () => {
  const own = withoutEvent(EVENT, []);
  const wide: RuleException = {
    ...own,
    id: 'wide',
    condition: { f: 'actor.key', op: 'eq', v: String(EVENT.personKey) },
  };
  const other: RuleException = {
    ...own,
    id: 'other',
    condition: { f: 'actor.key', op: 'eq', v: 'kim' },
  };
  const unknown = { ...own, id: 'unknown', condition: BIG };
  const rule = { condition: { all: [BIG] }, exceptions: [own, wide, other, unknown] };
  expect(withEvent(rule, EVENT).exceptions).toEqual([
    { ...wide, condition: { all: [wide.condition, { not: ALIKE }] } },
    other,
    unknown,
  ]);
});
