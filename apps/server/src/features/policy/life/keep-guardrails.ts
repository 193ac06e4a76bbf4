import type { PolicyContent, PolicyPrecision } from '@waybill/contract';
import type { Database, Transaction } from '@waybill/store';
import { insertAuditEntry } from '../../../platform/audit-entry.ts';
import { lockPolicy, raisePolicyRev, readPolicies } from '../evaluation/policy-rows.ts';
import type { Standings } from '../evaluation/policy-content.ts';
import { noteHistory, productActor, type Actor } from './policy-actor.ts';
import { daysUntil } from '../last-days.ts';
import { readFigures } from '../policy-figures.ts';
import { firstEmergencyEnd, rungOf, standingOf, type Step } from './policy-ladder.ts';
import { perform } from './policy-steps.ts';
import { readView, type PolicyView } from '../policy-view.ts';
import { overrideRate, type PromptAnswers } from '../prompt-answers.ts';

/** Fewer verdicts, and fewer answers, are no ground for taking a policy back. */
const VERDICTS = 20;
const ANSWERS = 20;

/** An automatically reverted policy, and the reason. */
export interface Demotion {
  policyKey: string;
  to: string;
  reason: string;
}

/**
 * Reverts the policies of a tenant that exceeded their guardrails, and those with an unapproved expired
 * emergency. The actions are in their history. A failing policy is reported to `onFault` and does not
 * affect the others.
 */
export async function keepGuardrails(
  database: Database,
  tenantId: number,
  now: number,
  onFault: (policyKey: string, error: unknown) => void = rethrow,
): Promise<Demotion[]> {
  const actor = productActor(tenantId, now);
  const keys = await database.tenant(tenantId, async (tx) =>
    (await readPolicies(tx, tenantId)).filter(({ active }) => active).map((row) => row.policyKey),
  );
  const demotions: Demotion[] = [];
  for (const policyKey of keys) {
    try {
      const demotion = await database.tenant(tenantId, async (tx) => {
        const taken = await keepOne(tx, policyKey, actor);
        if (taken) await auditDemotion(tx, policyKey, actor);
        return taken;
      });
      if (demotion) demotions.push({ policyKey, ...demotion });
    } catch (error) {
      onFault(policyKey, error);
    }
  }
  return demotions;
}

function rethrow(_policyKey: string, error: unknown): never {
  throw error;
}

/** Routes audit a person's actions; this has no person. */
async function auditDemotion(tx: Transaction, policyKey: string, actor: Actor): Promise<void> {
  await insertAuditEntry(tx, {
    tenantId: actor.tenantId,
    at: new Date(actor.now),
    action: 'policy.demoted',
    target: policyKey,
  });
}

async function keepOne(
  tx: Transaction,
  policyKey: string,
  actor: Actor,
): Promise<Omit<Demotion, 'policyKey'> | null> {
  const { tenantId, now } = actor;
  const seen = await readView(tx, tenantId, policyKey);
  const wasOver = isEmergencyOver(seen, now);
  const reason = wasOver ? 'The emergency block was not approved' : await wentPast(tx, seen, actor);
  if (reason === null) return null;
  await raisePolicyRev(tx, tenantId);
  await lockPolicy(tx, tenantId, policyKey);
  const view = await readView(tx, tenantId, policyKey);
  if (wasOver) {
    // Someone may have approved it since.
    if (!isEmergencyOver(view, now)) return null;
    await endEmergency(tx, view, { reason, actor });
    return { to: 'before', reason };
  }
  const step = stepBack(view);
  if (step.ruleIds.length === 0) return null;
  await perform(tx, { view, step, reason, actor });
  return { to: step.to, reason };
}

function isEmergencyOver({ standings }: PolicyView, now: number): boolean {
  const end = firstEmergencyEnd(standings);
  return end !== null && end.getTime() <= now;
}

function guardrailsOf({ active, content }: PolicyView): PolicyContent['guardrails'] {
  return (active ?? content).guardrails;
}

/** Rules above the mode the policy is rolled back to. */
function stepBack(view: PolicyView): Step {
  const { demoteTo } = guardrailsOf(view);
  const ruleIds = (view.active?.rules ?? [])
    .map(({ id }) => id)
    .filter((id) => rungOf(standingOf(view.standings, id).mode) > rungOf(demoteTo));
  return { to: demoteTo, ruleIds, kind: 'down' };
}

/** The exceeded guardrail, as text; null if none. The lowest mode has nothing to lose. */
async function wentPast(tx: Transaction, view: PolicyView, actor: Actor): Promise<string | null> {
  if (stepBack(view).ruleIds.length === 0) return null;
  const { maxPromptsPerPersonDay, minPrecision, maxOverrideRate } = guardrailsOf(view);
  if (maxPromptsPerPersonDay !== null) {
    const most = await mostPrompts(tx, view.policyKey, actor);
    if (most > maxPromptsPerPersonDay) {
      return `One person was prompted ${most} times in a day (limit: ${maxPromptsPerPersonDay})`;
    }
  }
  if (minPrecision === null && maxOverrideRate === null) return null;
  const figures = await readFigures(tx, actor.tenantId, actor.now);
  return (
    imprecision(figures.precision(view.policyKey), minPrecision) ??
    overriding(figures.answers(view.policyKey), maxOverrideRate)
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function overriding(answers: PromptAnswers | null, most: number | null): string | null {
  const rate = overrideRate(answers);
  if (rate === null || most === null || rate <= most) return null;
  const count = answers?.answers ?? 0;
  if (count < ANSWERS) return null;
  return `Users overrode ${percent(rate)} of ${count} prompts (limit: ${percent(most)})`;
}

function imprecision(precision: PolicyPrecision | null, least: number | null): string | null {
  if (precision === null || least === null) return null;
  if (precision.n < VERDICTS || precision.value >= least) return null;
  return `${percent(precision.value)} of ${precision.n} verdicts confirmed it (minimum: ${percent(least)})`;
}

/** Of one person today or yesterday. */
async function mostPrompts(
  tx: Transaction,
  policyKey: string,
  { tenantId, now }: Actor,
): Promise<number> {
  const [row] = await tx.named<{ most: string | null }>(
    'policy_most_prompts',
    `SELECT max(prompts) AS most FROM (
       SELECT sum(prompts) AS prompts FROM policy_prompt_day
       WHERE tenant_id = $1 AND policy_key = $2 AND day >= $3::date GROUP BY day, person_key
     ) AS people`,
    [tenantId, policyKey, daysUntil(now, 2)[0]],
  );
  return Number(row?.most ?? 0);
}

async function endEmergency(
  tx: Transaction,
  view: PolicyView,
  { reason, actor }: { reason: string; actor: Actor },
): Promise<void> {
  const since = new Date(actor.now).toISOString();
  const standings: Standings = Object.fromEntries(
    Object.entries(view.standings).map(([id, standing]) => {
      const { emergencyUntil, pausedFrom } = standing;
      if (emergencyUntil === null || Date.parse(emergencyUntil) > actor.now) return [id, standing];
      const mode = pausedFrom ?? 'alert';
      return [id, { ...standing, mode, since, pausedFrom: null, emergencyUntil: null }];
    }),
  );
  await tx.named(
    'policy_end_emergency',
    `UPDATE policy SET standings = $3, emergency_until = $4, pending = NULL, rev = rev + 1,
       changed_at = $5, changed_by_id = NULL, changed_by_name = NULL
     WHERE tenant_id = $1 AND policy_key = $2`,
    [
      actor.tenantId,
      view.policyKey,
      JSON.stringify(standings),
      firstEmergencyEnd(standings),
      new Date(actor.now),
    ],
  );
  for (const [ruleId, { mode }] of Object.entries(standings)) {
    const before = standingOf(view.standings, ruleId).mode;
    if (before === mode) continue;
    const note = { kind: 'demoted' as const, ruleId, before, after: mode, reason };
    await noteHistory(tx, view.policyKey, note, actor);
  }
}
