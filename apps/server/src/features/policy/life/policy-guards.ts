import type {
  PolicyContent,
  PolicyFault,
  PolicyGuard,
  PolicyGuardCode,
  PolicyPrecision,
  PolicyRule,
} from '@waybill/contract';
import { hourOfWeekIn } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { contentFaults } from '../evaluation/check-content.ts';
import { readKnownValues } from '../evaluation/known-values.ts';
import { contentHash } from '../evaluation/policy-content.ts';
import { readFigures } from '../policy-figures.ts';
import { needsSecondPerson, standingOf, type Step } from './policy-ladder.ts';
import type { PolicyView } from '../policy-view.ts';
import { overrideRate, type PromptAnswers } from '../prompt-answers.ts';

const DAY_MS = 86_400_000;
const SIMULATED_DAYS = 3;
const BACKTESTED_DAYS = 14;
const LABELS = 20;
const LEAST_PRECISION = 0.6;
const WARNED_DAYS = 7;
/** Languages of the console in which people may read a message. */
const MESSAGE_LOCALES = ['en', 'de'] as const;
/** Friday from 14:00 on, as an hour of the week. */
const WEEKEND_FROM = 4 * 24 + 14;

/** Facts for evaluating a step. */
interface Facts {
  view: PolicyView;
  step: Step;
  faults: PolicyFault[];
  /** Days covered by the longest finished back-test of this content; null if none. */
  backtestedDays: number | null;
  precision: PolicyPrecision | null;
  answers: PromptAnswers | null;
  now: number;
  zone: string;
}

/** Requirements of a step, met or not. */
export async function readGuards(
  tx: Transaction,
  given: { tenantId: number; view: PolicyView; step: Step; now: number; zone: string },
): Promise<PolicyGuard[]> {
  const { tenantId, view, step, now } = given;
  const figures = await readFigures(tx, tenantId, now);
  const judged = judgedContent(view, step);
  return guardsOf({
    ...given,
    faults: contentFaults(judged, await readKnownValues(tx, tenantId)),
    backtestedDays: await readBacktestedDays(tx, {
      tenantId,
      policyKey: view.policyKey,
      hash: contentHash(judged),
    }),
    precision: figures.precision(view.policyKey),
    answers: figures.answers(view.policyKey),
  });
}

/** The draft, if it is to be activated; else the active version. */
function judgedContent({ active, content }: PolicyView, { kind }: Step): PolicyContent {
  return kind === 'activate' ? content : (active ?? content);
}

function guardsOf(facts: Facts): PolicyGuard[] {
  const { view, step } = facts;
  if (view.isBuiltin || ['pause', 'resume', 'down'].includes(step.kind)) return [];
  const valid = contentValid(facts);
  if (step.kind === 'emergency') return [valid];
  const made = step.kind === 'activate' ? usable(facts) : guardsTo(facts);
  const shared = needsSecondPerson(view, step) ? [guard('second_person', false)] : [];
  return [...made, ...shared];
}

function guardsTo(facts: Facts): PolicyGuard[] {
  switch (facts.step.to) {
    case 'simulate':
      return usable(facts);
    case 'alert':
      return [simulatedOrBacktested(facts)];
    case 'warn':
      return [...labelled(facts), ...messages(facts)];
    case 'block':
      return [
        ...messages(facts),
        warnedLongEnough(facts),
        fewOverrides(facts),
        exceptionPath(facts),
        notBeforeWeekend(facts),
      ];
    default:
      return [];
  }
}

/** Requirements for every condition on events. */
function usable(facts: Facts): PolicyGuard[] {
  const failed = facts.faults.filter(({ code }) => code === 'test_failed');
  return [
    contentValid(facts),
    guard('tests_pass', failed.length === 0, { failed: failed.length }),
    guard('backtest_exists', facts.backtestedDays !== null, { days: facts.backtestedDays }),
  ];
}

function contentValid({ faults }: Facts): PolicyGuard {
  const wrong = faults.filter(({ code }) => code !== 'test_failed');
  const [first] = wrong;
  return guard('content_valid', first === undefined, {
    faults: wrong.length,
    first: first ? `${first.path}: ${first.message}` : null,
    field: first?.field ?? null,
    line: first?.line ?? null,
  });
}

function simulatedOrBacktested({ view, step, backtestedDays, now }: Facts): PolicyGuard {
  const days = leastDays(
    step.ruleIds.map((id) => standingOf(view.standings, id).simulatedSince),
    now,
  );
  const isMet = days >= SIMULATED_DAYS || (backtestedDays ?? 0) >= BACKTESTED_DAYS;
  return waivable('simulated_or_backtested', isMet, {
    need: SIMULATED_DAYS,
    have: round(days),
    needBacktested: BACKTESTED_DAYS,
    haveBacktested: backtestedDays,
  });
}

/** Precision is required once there are enough verdicts; from then on it cannot be waived. */
function labelled({ precision, view }: Facts): PolicyGuard[] {
  const n = precision?.n ?? 0;
  const need = view.content.guardrails.minPrecision ?? LEAST_PRECISION;
  const low = precision?.low ?? null;
  const code = 'precision';
  const facts = { need, have: low === null ? null : round(low), n };
  return [
    waivable('labels', n >= LABELS, { need: LABELS, have: n }),
    n >= LABELS
      ? guard(code, low !== null && low >= need, facts)
      : waivable(code, low !== null && low >= need, facts),
  ];
}

function messages({ view, step }: Facts): PolicyGuard[] {
  const lacking = rulesOf(view, step).flatMap(({ response }) =>
    MESSAGE_LOCALES.filter((locale) => (response.messages[locale] ?? '').trim() === ''),
  );
  return [guard('messages', lacking.length === 0, { lacking: [...new Set(lacking)].join(', ') })];
}

function warnedLongEnough({ view, step, now }: Facts): PolicyGuard {
  const days = leastDays(
    step.ruleIds.map((id) => standingOf(view.standings, id).warnedSince),
    now,
  );
  return waivable('warned_long_enough', days >= WARNED_DAYS, {
    need: WARNED_DAYS,
    have: round(days),
  });
}

/**
 * A policy that most people override is no reason to block them. Unknown values do not count against
 * it.
 */
function fewOverrides({ answers, view }: Facts): PolicyGuard {
  const rate = overrideRate(answers);
  const most = view.content.guardrails.maxOverrideRate;
  if (rate === null) return guard('override_rate', true, { have: null });
  const facts = { have: round(rate), need: most, n: answers?.answers ?? 0 };
  return waivable('override_rate', most === null || rate <= most, facts);
}

/** A blocked person can give a reason, or someone can allow the action. */
function exceptionPath({ view, step }: Facts): PolicyGuard {
  const lacking = rulesOf(view, step).filter(
    ({ response, exceptions }) =>
      !response.overrideKinds.some((kind) => kind !== 'none') && exceptions.length === 0,
  );
  return guard('exception_path', lacking.length === 0, {
    lacking: lacking.map(({ id }) => id).join(', '),
  });
}

/** A person blocked on a Friday afternoon can reach no one until Monday. */
function notBeforeWeekend({ now, zone }: Facts): PolicyGuard {
  const hour = hourOfWeekIn(zone)(now);
  return waivable('not_before_weekend', hour < WEEKEND_FROM, { hour, zone });
}

function rulesOf({ active, content }: PolicyView, { ruleIds }: Step): PolicyRule[] {
  return (active ?? content).rules.filter(({ id }) => ruleIds.includes(id));
}

function leastDays(since: readonly (string | null)[], now: number): number {
  const days = since.map((at) => (at === null ? 0 : (now - Date.parse(at)) / DAY_MS));
  return days.length === 0 ? 0 : Math.min(...days);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function guard(
  code: PolicyGuardCode,
  isMet: boolean,
  facts: PolicyGuard['facts'] = {},
): PolicyGuard {
  return { code, isMet, isWaivable: false, facts };
}

function waivable(code: PolicyGuardCode, isMet: boolean, facts: PolicyGuard['facts']): PolicyGuard {
  return { code, isMet, isWaivable: true, facts };
}

/** Guards that prevent a step. A required second person does not count as one. */
export function unmetGuards(
  guards: readonly PolicyGuard[],
  waivers: readonly PolicyGuardCode[],
): PolicyGuard[] {
  return guards.filter(
    ({ code, isMet, isWaivable }) =>
      !isMet && code !== 'second_person' && !(isWaivable && waivers.includes(code)),
  );
}

async function readBacktestedDays(
  tx: Transaction,
  { tenantId, policyKey, hash }: { tenantId: number; policyKey: string; hash: string },
): Promise<number | null> {
  const [row] = await tx.named<{ days: string | null }>(
    'policy_backtested_days',
    `SELECT max(extract(epoch FROM to_at - from_at) / 86400) AS days FROM policy_backtest
     WHERE tenant_id = $1 AND policy_key = $2 AND content_hash = $3 AND state = 'done'`,
    [tenantId, policyKey, hash],
  );
  return row?.days == null ? null : round(Number(row.days));
}
