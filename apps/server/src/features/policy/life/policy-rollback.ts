import { ownValue, type RuleMode } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import { builtinPolicy } from '../evaluation/builtin-content.ts';
import type { Standings, StoredStanding } from '../evaluation/policy-content.ts';
import { lockPolicyAt, raisePolicyRev } from '../evaluation/policy-rows.ts';
import { noteHistory, type Actor } from './policy-actor.ts';
import { rungOf, standingOf } from './policy-ladder.ts';
import { activateVersion, readVersions, type VersionWithContent } from './policy-versions.ts';

const NOT_AGREED = 'No second person has approved Warn or Block for this version';

/**
 * Activates an older version again. Its rules prompt and block people only as far as a second person
 * approved with that version: a lower mode was approved by no one else. Throws `resource.conflict`,
 * `resource.not_found`, `policy.step_invalid`, `policy.builtin_fixed`.
 */
export async function rollBack(
  tx: Transaction,
  asked: { policyKey: string; rev: number; version: number; reason: string },
  actor: Actor,
): Promise<void> {
  const { policyKey, rev, version, reason } = asked;
  if (builtinPolicy(policyKey)) throw new AppError('policy.builtin_fixed');
  await raisePolicyRev(tx, actor.tenantId);
  const row = await lockPolicyAt(tx, { tenantId: actor.tenantId, policyKey, rev });
  const versions = await readVersions(tx, actor.tenantId, policyKey);
  const wanted = versions.find(({ number }) => number === version);
  if (!wanted) throw new AppError('resource.not_found');
  // A version that was never active was never approved either.
  if (wanted.activatedAt === null || row.activeVersion === version) {
    throw new AppError('policy.step_invalid');
  }
  await activateVersion(tx, { policyKey, version, kind: 'rolled_back', reason, actor });
  await lowerToAgreed(tx, { policyKey, standings: row.standings, wanted, actor });
}

async function lowerToAgreed(
  tx: Transaction,
  given: { policyKey: string; standings: Standings; wanted: VersionWithContent; actor: Actor },
): Promise<void> {
  const { policyKey, standings, wanted, actor } = given;
  const since = new Date(actor.now).toISOString();
  const after: Standings = Object.fromEntries(
    Object.entries(standings).map(([ruleId, standing]) => [
      ruleId,
      lowered(standing, agreedMode(wanted, ruleId), since),
    ]),
  );
  const changed = Object.keys(standings).filter((id) => ownValue(after, id) !== standings[id]);
  if (changed.length === 0) return;
  await tx.named(
    'policy_lower',
    'UPDATE policy SET standings = $3 WHERE tenant_id = $1 AND policy_key = $2',
    [actor.tenantId, policyKey, JSON.stringify(after)],
  );
  for (const ruleId of changed) {
    const before = standingOf(standings, ruleId).mode;
    const mode = standingOf(after, ruleId).mode;
    if (before === mode) continue;
    const note = { kind: 'moved' as const, ruleId, before, after: mode, reason: NOT_AGREED };
    await noteHistory(tx, policyKey, note, actor);
  }
}

/**
 * The highest mode that a second person approved for a rule of a version; raising detections needs no
 * approval.
 */
function agreedMode({ approvals }: VersionWithContent, ruleId: string): RuleMode {
  const steps = approvals
    .filter(({ decision }) => decision === 'approved')
    .filter((approval) => approval.ruleId === null || approval.ruleId === ruleId)
    .map(({ to }) => to);
  if (steps.includes('block') || steps.includes('activate')) return 'block';
  return steps.includes('warn') ? 'warn' : 'alert';
}

/** An emergency continues: it expires into the approved mode. */
function lowered(standing: StoredStanding, most: RuleMode, since: string): StoredStanding {
  const isAbove = (mode: RuleMode | null): boolean => mode !== null && rungOf(mode) > rungOf(most);
  const warnedSince = most === 'alert' ? null : standing.warnedSince;
  if (isAbove(standing.pausedFrom)) return { ...standing, pausedFrom: most, warnedSince };
  if (standing.emergencyUntil !== null || !isAbove(standing.mode)) return standing;
  return { ...standing, mode: most, since, warnedSince };
}
