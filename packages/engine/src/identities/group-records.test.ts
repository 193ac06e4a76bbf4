import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupRecords, type LinkableRecord } from './group-records.ts';
import type { RecordKey } from './record-keys.ts';

function record(
  recordId: string,
  keys: RecordKey[],
  facts: Partial<LinkableRecord> = {},
): LinkableRecord {
  return { recordId, name: null, serial: null, isSeparated: false, ...facts, keys };
}
const email = (value: string): RecordKey => ({ reason: 'email', value });
const employee = (value: string): RecordKey => ({ reason: 'employee_id', value });
const host = (value: string): RecordKey => ({ reason: 'hostname', value });
const byHand = (value: string): RecordKey => ({ reason: 'manual', value });

function idsOf(records: LinkableRecord[]): string[][] {
  return groupRecords(records).map(({ recordIds }) => recordIds);
}

describe('records are one', () => {
  test('when they share an address, also over a third', () => {
    const records = [
      record('okta', [email('ida@a.example')]),
      record('hr', [email('ida@b.example'), employee('17')]),
      record('entra', [email('ida@a.example'), email('ida@b.example')]),
    ];
    const [group, ...others] = groupRecords(records);
    expect(others).toEqual([]);
    expect(group?.recordIds).toEqual(['okta', 'hr', 'entra']);
    expect(group?.reasons.get('okta')).toEqual([]);
    expect(group?.reasons.get('entra')).toEqual([
      { reason: 'email', value: 'ida@a.example', withRecordId: 'okta' },
      { reason: 'email', value: 'ida@b.example', withRecordId: 'hr' },
    ]);
  });

  test('when a person said so, whatever else they have', () => {
    expect(
      idsOf([record('a', [byHand('1')]), record('b', [byHand('1')], { isSeparated: true })]),
    ).toEqual([['a', 'b']]);
  });

  test('by an employee number only when the names are alike', () => {
    const ida = record('hr', [employee('1')], { name: 'Ida Holm' });
    expect(idsOf([ida, record('ad', [employee('1')], { name: 'HOLM, Ída' })])).toHaveLength(1);
    expect(idsOf([ida, record('ad', [employee('1')], { name: 'Ben Ode' })])).toHaveLength(2);
  });

  test('by a host name only while serial numbers do not differ', () => {
    const one = record('mdm', [host('lt-17')], { serial: 'c02aaaaa' });
    expect(idsOf([one, record('edr', [host('lt-17')])])).toHaveLength(1);
    expect(idsOf([one, record('edr', [host('lt-17')], { serial: 'c02bbbbb' })])).toHaveLength(2);
  });
});

test('a record that was taken out stays out', () => {
  const records = [record('a', [email('x@a.example')]), record('b', [email('x@a.example')])];
  expect(idsOf(records)).toHaveLength(1);
  expect(
    idsOf(records.map((each) => (each.recordId === 'b' ? { ...each, isSeparated: true } : each))),
  ).toEqual([['a'], ['b']]);
});

test('every record is in exactly one group, and a shared address never spans two', () => {
  const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 12 }), (lists) => {
      const records = lists.map((list, index) => record(`r${index}`, list.map(email)));
      const groups = groupRecords(records);
      const members = groups.flatMap(({ recordIds }) => recordIds);
      expect(members.toSorted()).toEqual(records.map(({ recordId }) => recordId).toSorted());
      for (const value of 'abcdef') {
        const holders = records.filter((each) => each.keys.some((key) => key.value === value));
        const found = groups.filter((group) =>
          holders.some(({ recordId }) => group.recordIds.includes(recordId)),
        );
        expect(found.length).toBeLessThanOrEqual(1);
      }
    }),
  );
});
