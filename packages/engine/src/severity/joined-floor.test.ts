import { SEVERITIES } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityEvent } from '../activity/activity-event.ts';
import { withJoinedFindings } from './joined-floor.ts';
import { findingPoints, scoreOf } from './score-of.ts';
import { part } from './score-part.ts';
import { severityOf } from './with-trust.ts';

const DATA = part('data', 'dataTypes', 12);

test('the strongest finding is a floor, and the contributions add up', () => {
  const found = withJoinedFindings(
    [DATA],
    [
      { points: 42, seen: 'Wiz: medium' },
      { points: 64, seen: 'Okta: high' },
    ],
  );
  expect(found).toMatchObject({ score: 64, severity: 'HIGH' });
  expect(found.contributions).toEqual([DATA, part('act', 'joinedFinding', 52, 'Okta: high')]);
});

test('a finding adds nothing to what scores more by itself, and is named all the same', () => {
  const found = withJoinedFindings([part('data', 'dataTypes', 70)], [{ points: 42, seen: 'Wiz' }]);
  expect(found.score).toBe(70);
  expect(found.contributions).toContainEqual(part('act', 'joinedFinding', 0, 'Wiz'));
});

test('what findings added before goes with them', () => {
  const joined = withJoinedFindings([DATA], [{ points: 64, seen: 'Wiz' }]);
  expect(withJoinedFindings(joined.contributions, [])).toEqual({
    score: 12,
    severity: 'LOW',
    contributions: [DATA],
  });
});

test('a policy that fixes the severity has the last word, one with a minimum the first', () => {
  const severityWith = (label: string, seen: string) =>
    withJoinedFindings([DATA, part('act', label, 0, seen)], [{ points: 64, seen: 'Wiz' }]).severity;
  expect([
    severityWith('fixed', 'LOW'),
    severityWith('minimum', 'LOW'),
    severityWith('minimum', 'CRITICAL'),
  ]).toEqual(['LOW', 'HIGH', 'CRITICAL']);
});

test('never below the findings or the detection itself, whatever these are', () => {
  const points = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(points, fc.array(points, { maxLength: 4 }), (own, findings) => {
      const found = withJoinedFindings(
        [part('data', 'dataTypes', own)],
        findings.map((value) => ({ points: value, seen: 'x' })),
      );
      expect(found.score).toBe(Math.max(own, ...findings));
      expect(found.severity).toBe(severityOf(found.score));
    }),
  );
});

test('the cap of the tenant bounds the vendor and the policy, and nothing else', () => {
  const event = activityEvent({ vendorSeverity: 'critical' });
  const judge = { severity: 'LOW', isVendorFinding: true } as const;
  expect(SEVERITIES.map((vendorCap) => findingPoints({ ...judge, vendorCap }, event))).toEqual([
    20, 42, 64, 84,
  ]);
  expect(findingPoints({ ...judge, vendorCap: null }, event)).toBe(84);
  expect(findingPoints({ severity: 'LOW', vendorCap: 'LOW' }, event)).toBe(20);
});

test('a blocked act does not score below the severity that the vendor gave its finding', () => {
  const counts = { eventCount: 1, objectCount: 1 };
  const facts = {
    vendorSeverity: 'high',
    outcome: 'failure',
    extra: { enforcement: 'blocked' },
  } as const;
  const judge = { severity: 'LOW', severityMode: 'suggested', isVendorFinding: true } as const;
  expect(scoreOf(judge, activityEvent(facts), counts)).toMatchObject({
    score: 64,
    severity: 'HIGH',
  });
  const capped = scoreOf({ ...judge, vendorCap: 'MEDIUM' }, activityEvent(facts), counts);
  expect(capped).toMatchObject({ score: 42, severity: 'MEDIUM' });
  expect(scoreOf({ ...judge, isVendorFinding: false }, activityEvent(facts), counts).severity).toBe(
    'LOW',
  );
});
