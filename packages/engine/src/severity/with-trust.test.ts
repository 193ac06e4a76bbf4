import { describe, expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import type { TrustVerdict } from '../trust/trust-rule.ts';
import { scoreOf } from './score-of.ts';
import { withTrust } from './with-trust.ts';

const SANCTIONED: TrustVerdict = {
  ruleId: 'rule-1',
  verdict: 'sanctioned',
  subject: 'ChatGPT',
  reason: 'Contract with OpenAI',
};
const FORBIDDEN: TrustVerdict = { ...SANCTIONED, verdict: 'forbidden', reason: '' };

const UPLOAD: ActivityFacts = {
  actorKey: 'dana@example.com',
  actor: { kind: 'person' },
  movement: 'upload',
  destination: { kind: 'app', name: 'ChatGPT', host: 'chatgpt.com', outside: 'yes', managed: 'no' },
  data: {
    types: ['api-key'],
    values: [400],
    sensitivity: 4,
    class: 'secret',
    state: 'complete',
  },
};

function scored(
  trust: TrustVerdict | null,
  judge: Partial<Parameters<typeof scoreOf>[0]> = {},
  facts: ActivityFacts = UPLOAD,
) {
  const given = { severity: 'LOW', severityMode: 'suggested', ...judge } as const;
  return scoreOf(given, activityEvent(facts), { eventCount: 1, objectCount: 1, trust });
}

describe('a trust rule', () => {
  test('that sanctions takes the points of the destination and names itself', () => {
    expect(scored(null).severity).toBe('HIGH');
    const { score, severity, contributions } = scored(SANCTIONED);
    expect(severity).toBe('MEDIUM');
    expect(score).toBe(scored(null).score - 26);
    expect(contributions).toContainEqual({
      kind: 'destination',
      label: 'sanctioned',
      value: -26,
      seen: 'ChatGPT: Contract with OpenAI',
      ruleId: 'rule-1',
    });
  });

  test('that forbids adds points', () => {
    expect(scored(FORBIDDEN)).toMatchObject({
      score: scored(null).score + 20,
      severity: 'CRITICAL',
    });
    expect(scored(FORBIDDEN).contributions).toContainEqual(
      expect.objectContaining({ label: 'forbidden', value: 20, seen: 'ChatGPT' }),
    );
  });

  test.each(['suggested', 'minimum'] as const)(
    'that sanctions lowers an upload which a policy has as critical (%s)',
    (severityMode) => {
      const critical = { severity: 'CRITICAL', severityMode } as const;
      expect(scored(null, critical).severity).toBe('CRITICAL');
      expect(scored(SANCTIONED, critical).severity).toBe('MEDIUM');
      expect(scored(SANCTIONED, critical).contributions.map(({ label }) => label)).toContain(
        severityMode === 'minimum' ? 'minimumLifted' : 'suggested',
      );
    },
  );

  test('leaves a severity that a policy fixes', () => {
    const fixed = { severity: 'CRITICAL', severityMode: 'fixed' } as const;
    expect(scored(SANCTIONED, fixed).severity).toBe('CRITICAL');
  });

  test('never adds points by sanctioning what was inside', () => {
    const inside = {
      ...UPLOAD,
      destination: { kind: 'app', name: 'ChatGPT', outside: 'no' } as const,
    };
    expect(scored(SANCTIONED, {}, inside).score).toBe(scored(null, {}, inside).score);
  });
});

test.each([
  [null, SANCTIONED],
  [SANCTIONED, null],
  [SANCTIONED, FORBIDDEN],
  [FORBIDDEN, SANCTIONED],
] as const)('stored contributions give the score under another rule (%#)', (before, after) => {
  for (const severityMode of ['suggested', 'minimum', 'fixed'] as const) {
    const judge = { severity: 'HIGH', severityMode } as const;
    const stored = scored(before, judge).contributions;
    expect(withTrust(stored, after)).toEqual(scored(after, judge));
  }
});
