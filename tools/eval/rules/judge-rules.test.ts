import { validateCondition } from '@waybill/engine/policy/validate-condition';
import { expect, test } from 'vitest';
import type { RuleCase } from '../insider/corpus.ts';
import { judgeRules, STATED_RULES } from './judge-rules.ts';

const RULE = 'Github.Repo.VisibilityChange';

function kase(facts: Partial<RuleCase>): RuleCase {
  return {
    rule: RULE,
    logTypes: ['GitHub.Audit'],
    attack: ['TA0010:T1567'],
    case: 0,
    expected: true,
    hasMocks: false,
    event: { action: 'repo.access' },
    ...facts,
  };
}

async function* streamOf(cases: readonly RuleCase[]): AsyncGenerator<RuleCase> {
  yield* cases;
}

test.each(Object.entries(STATED_RULES))('%s is a condition that the product takes', (_id, rule) => {
  expect(validateCondition(rule)).toEqual({ ok: true, condition: rule });
});

test('counts rules, stated ones, their cases without mocks, and what was judged as expected', async () => {
  const score = await judgeRules(
    streamOf([
      kase({}),
      kase({ case: 1, expected: false }),
      kase({ case: 2, event: { action: 'repo.disable' }, expected: false }),
      kase({ case: 3, hasMocks: true }),
      kase({ rule: 'Nobody.Knows.It', attack: ['TA0009:T1213'] }),
      kase({ rule: 'Of.Another.Tactic', attack: ['TA0001:T1566'] }),
    ]),
  );
  expect(score).toEqual({
    rules: 2,
    stated: 1,
    cases: 3,
    right: 2,
    wrong: [{ rule: RULE, case: 1, expected: false }],
  });
});

test('a condition may ask the event that the connector made of the record', async () => {
  const transfer = (to: string, expected: boolean): RuleCase =>
    kase({
      rule: 'GSuite.DocOwnershipTransfer',
      logTypes: ['GSuite.ActivityEvent'],
      expected,
      event: {
        actor: { email: 'ann@ours.example' },
        id: { applicationName: 'drive', time: '2026-03-02T09:30:00Z' },
        type: 'acl_change',
        name: 'change_owner',
        parameters: { owner: 'ann@ours.example', new_owner: to, visibility: 'unknown' },
      },
    });
  const cases = [transfer('ben@elsewhere.example', true), transfer('cleo@ours.example', false)];
  expect((await judgeRules(streamOf(cases))).wrong).toEqual([]);
});
