import type { PolicyGuard, PolicyGuardCode, PolicyTransition } from '@waybill/contract';
import { TRANSITIONS } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import type { SwitchRow, StoredPending } from '../evaluation/policy-rows.ts';
import { lockPolicyAt, raisePolicyRev } from '../evaluation/policy-rows.ts';
import { noteHistory, type Actor } from './policy-actor.ts';
import { changeSwitch } from './policy-changes.ts';
import { stepStopsShared } from './policies-kept-from-acting.ts';
import { readGuards, unmetGuards } from './policy-guards.ts';
import {
  firstEmergencyEnd,
  isEnforcement,
  needsSecondPerson,
  rulesInUse,
  standingOf,
  standingsAfter,
  stepOf,
  type Step,
} from './policy-ladder.ts';
import { activateVersion, freezeDraft } from './policy-versions.ts';
import { readView, type PolicyView } from '../policy-view.ts';

export interface AskedStep {
  policyKey: string;
  rev: number;
  ruleId: string | null;
  to: PolicyTransition;
  reason: string;
  waivers: readonly PolicyGuardCode[];
  isEmergency: boolean;
  zone: string;
  /** Of the person: some steps need more than the permission to edit. */
  mayEnforce: boolean;
}

/**
 * Takes a step, or queues it for a second person. Throws `resource.not_found`, `resource.conflict`,
 * `policy.step_invalid`, `policy.update_undecided`, `policy.guards_unmet` with `guards`,
 * `permission.missing`.
 */
export async function takeStep(
  tx: Transaction,
  asked: AskedStep,
  actor: Actor,
): Promise<'done' | 'awaiting_approval'> {
  const { tenantId } = actor;
  const { policyKey, rev } = asked;
  await raisePolicyRev(tx, tenantId);
  const view = await readView(tx, tenantId, policyKey);
  if (!view.isBuiltin) await lockPolicyAt(tx, { tenantId, policyKey, rev });
  const step = stepOf(view, asked);
  if (isEnforcement(step) || (await stepStopsShared(tx, { tenantId, view, step }))) {
    requireEnforcement(asked);
  }
  if (view.isUndecided) throw new AppError('policy.update_undecided');
  if (view.isBuiltin) {
    await switchBuiltin(tx, { view, step, asked, actor });
    return 'done';
  }
  const { zone, waivers } = asked;
  const guards = await readGuards(tx, { tenantId, view, step, now: actor.now, zone });
  refuseUnmet(guards, waivers);
  if (!needsSecondPerson(view, step)) {
    await perform(tx, { view, step, reason: reasonWith(asked), actor });
    if (step.kind !== 'emergency') return 'done';
    const version = view.version;
    await wait(tx, { view, asked, version, actor });
    return 'done';
  }
  const version = step.kind === 'activate' ? await freezeDraft(tx, view, actor) : view.version;
  await wait(tx, { view, asked, version, actor });
  return 'awaiting_approval';
}

function requireEnforcement({ mayEnforce, isEmergency, reason }: AskedStep): void {
  if (!mayEnforce) throw new AppError('permission.missing', { detail: 'Requires policy:enforce' });
  if (isEmergency && reason === '') {
    throw new AppError('request.invalid', {
      errors: [{ path: 'reason', message: 'is required for emergency blocks' }],
    });
  }
}

export function refuseUnmet(
  guards: readonly PolicyGuard[],
  waivers: readonly PolicyGuardCode[],
): void {
  const unmet = unmetGuards(guards, waivers);
  if (unmet.length === 0) return;
  throw new AppError('policy.guards_unmet', {
    detail: unmet.map(({ code }) => code).join(', '),
    members: { guards },
  });
}

/** The recorded reason: including what was waived. */
function reasonWith({ reason, waivers }: Pick<AskedStep, 'reason' | 'waivers'>): string {
  return [reason, waivers.length > 0 ? `(waived: ${waivers.join(', ')})` : '']
    .filter(Boolean)
    .join(' ');
}

/** Built-in policies simulate, raise detections, or are paused. */
async function switchBuiltin(
  tx: Transaction,
  given: { view: PolicyView; step: Step; asked: AskedStep; actor: Actor },
): Promise<void> {
  const { view, step, asked, actor } = given;
  const mode = builtinModeAfter(step);
  if (mode === null) throw new AppError('policy.builtin_fixed');
  const { policyKey } = view;
  const { rev, reason } = asked;
  await changeSwitch(tx, { policyKey, rev, actor }, (setting) => ({ ...setting, mode }));
  await noteHistory(
    tx,
    policyKey,
    { kind: 'moved', before: view.mode, after: mode, reason: reason || null },
    actor,
  );
}

function builtinModeAfter({ to, kind }: Step): SwitchRow['mode'] | null {
  if (kind === 'resume') return 'alert';
  return to === 'simulate' || to === 'alert' || to === 'paused' ? to : null;
}

/** Takes a step without further conditions. The policy is locked. */
export async function perform(
  tx: Transaction,
  given: { view: PolicyView; step: Step; reason: string | null; actor: Actor; version?: number },
): Promise<void> {
  const { view, step, reason, actor } = given;
  const { policyKey } = view;
  if (step.kind === 'activate' || view.version === 0) {
    const version = given.version ?? (await freezeDraft(tx, view, actor));
    await activateVersion(tx, { policyKey, version, kind: 'activated', reason, actor });
  }
  if (step.kind === 'activate') return;
  const standings = standingsAfter(view.standings, step, actor.now);
  await tx.named(
    'policy_move',
    `UPDATE policy SET standings = $3, emergency_until = $4, rev = rev + 1, pending = NULL,
       changed_at = $5, changed_by_id = $6, changed_by_name = $7
     WHERE tenant_id = $1 AND policy_key = $2`,
    [
      actor.tenantId,
      policyKey,
      JSON.stringify(standings),
      firstEmergencyEnd(standings),
      new Date(actor.now),
      actor.userId,
      actor.userName,
    ],
  );
  const kind = step.kind === 'down' && actor.userId === null ? 'demoted' : 'moved';
  for (const ruleId of step.ruleIds) {
    const before = standingOf(view.standings, ruleId).mode;
    const after = standingOf(standings, ruleId).mode;
    await noteHistory(
      tx,
      policyKey,
      { kind, ruleId, before, after, reason: reason || null },
      actor,
    );
  }
}

async function wait(
  tx: Transaction,
  given: { view: PolicyView; asked: AskedStep; version: number; actor: Actor },
): Promise<void> {
  const { view, asked, version, actor } = given;
  const pending: StoredPending = {
    version,
    ruleId: asked.ruleId,
    to: asked.to,
    reason: asked.reason,
    waivers: asked.waivers,
    requestedById: actor.userId ?? '',
    requestedByName: actor.userName ?? '',
    requestedAt: new Date(actor.now).toISOString(),
  };
  await tx.named(
    'policy_wait',
    `UPDATE policy SET pending = $3, rev = rev + 1, changed_at = $4, changed_by_id = $5,
       changed_by_name = $6
     WHERE tenant_id = $1 AND policy_key = $2`,
    [
      actor.tenantId,
      view.policyKey,
      JSON.stringify(pending),
      new Date(actor.now),
      actor.userId,
      actor.userName,
    ],
  );
  const { ruleId, to, reason } = asked;
  const note = { kind: 'requested' as const, ruleId, after: to, reason: reason || null };
  await noteHistory(tx, view.policyKey, note, actor);
}

export interface NextStep {
  ruleId: string | null;
  to: PolicyTransition;
  needs: 'policy:edit' | 'policy:enforce';
  guards: PolicyGuard[];
}

/** The next steps, for all rules together and individually if there are several. */
export async function nextSteps(
  tx: Transaction,
  given: { tenantId: number; policyKey: string; now: number },
): Promise<NextStep[]> {
  const { tenantId, policyKey, now } = given;
  const view = await readView(tx, tenantId, policyKey);
  if (view.mode === 'retired' || view.isUndecided) return [];
  const ids = rulesInUse(view);
  const steps: NextStep[] = [];
  for (const ruleId of ids.length > 1 ? [null, ...ids] : [null]) {
    for (const to of TRANSITIONS.filter(
      (transition) => ruleId === null || transition !== 'activate',
    )) {
      const step = possibleStep(view, { ruleId, to });
      if (!step) continue;
      const guards = await readGuards(tx, { tenantId, view, step, now, zone: 'UTC' });
      const keepsBack =
        isEnforcement(step) || (await stepStopsShared(tx, { tenantId, view, step }));
      const needs = keepsBack ? 'policy:enforce' : 'policy:edit';
      steps.push({ ruleId, to, needs, guards });
    }
  }
  return steps;
}

function possibleStep(
  view: PolicyView,
  asked: { ruleId: string | null; to: PolicyTransition },
): Step | null {
  try {
    const step = stepOf(view, asked);
    return view.isBuiltin && builtinModeAfter(step) === null ? null : step;
  } catch {
    return null;
  }
}
