import { SEVERITIES, type Permission } from '@waybill/contract';
import type { TrustSubject } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readKnownPeople } from '../policies/read-known-people.ts';
import { readTrust } from './read-trust.ts';
import { trustColumns } from './trust-columns.ts';
import { trustOf } from './trust-context.ts';
import { trustedDetections, type TrustedDetection } from './trusted-detections.ts';

/** Open detections that one change gives another score; a person is waiting. */
const MOST_RESCORED = 5000;

export interface TrustChange {
  /** What the rule named before and names now. */
  subjects: readonly TrustSubject[];
  ruleIds: readonly string[];
  actor: { userId: string; userName: string; permissions: ReadonlySet<Permission> };
  now: number;
}

/**
 * Makes a change of rules act: every process reads them again, and open detections have the
 * score that they would have if they came now, with an entry in their history where the severity changes. The
 * caller holds the tenant's lock. Making a critical detection less severe takes the right to close one: without it
 * such a detection keeps its score. @returns how many detections have another score.
 */
export async function applyTrustChange(
  tx: Transaction,
  tenantId: number,
  { actor, ...change }: TrustChange,
): Promise<number> {
  await tx.named(
    'trust_rev_raise',
    'UPDATE tenant SET trust_rev = trust_rev + 1 WHERE tenant_id = $1',
    [tenantId],
  );
  const rules = await readTrust(tx, tenantId);
  const verdictOf = trustOf(rules, await readKnownPeople(tx, tenantId));
  const search = { tenantId, ...change, isOpen: true, most: MOST_RESCORED };
  const changed: TrustedDetection[] = [];
  const mayLower = actor.permissions.has('detection:close-critical');
  for await (const detection of trustedDetections(tx, search, verdictOf)) {
    if (mayLower || !isCriticalLowered(detection)) changed.push(detection);
  }
  if (changed.length > 0) await storeScores(tx, tenantId, { changed, actor, now: change.now });
  return changed.length;
}

function isCriticalLowered({ severity, after }: TrustedDetection): boolean {
  return severity === SEVERITIES.at(-1) && after.severity !== severity;
}

const RANK = `array_position('{LOW,MEDIUM,HIGH,CRITICAL}'::text[], n.severity) - 1`;

/** A severity that a person set stays; what it would be without them follows the score. */
async function storeScores(
  tx: Transaction,
  tenantId: number,
  given: Pick<TrustChange, 'actor' | 'now'> & { changed: readonly TrustedDetection[] },
): Promise<void> {
  const { changed, actor, now } = given;
  await tx.named(
    'detections_rescore',
    `WITH n AS (
       SELECT * FROM jsonb_to_recordset($2) AS n (id uuid, severity text, score smallint, contributions jsonb,
         rule uuid, untrusted smallint)
     ), known AS (
       SELECT detection_id, severity FROM detection WHERE tenant_id = $1 AND detection_id IN (SELECT id FROM n)
     ), done AS (
       UPDATE detection d SET score = n.score,
         severity = CASE WHEN d.raised_severity IS NULL THEN n.severity ELSE d.severity END,
         severity_rank = CASE WHEN d.raised_severity IS NULL THEN ${RANK} ELSE d.severity_rank END,
         raised_severity = CASE WHEN d.raised_severity IS NULL THEN NULL ELSE n.severity END,
         explanation = d.explanation || jsonb_build_object('contributions', n.contributions),
         trust_rule_id = n.rule, untrusted_rank = n.untrusted, updated_at = $3
       FROM n WHERE d.tenant_id = $1 AND d.detection_id = n.id
       RETURNING d.detection_id, d.severity
     )
     INSERT INTO detection_history (tenant_id, detection_id, at, actor_id, actor_name, field, before, after, reason)
     SELECT $1, done.detection_id, $3, $4, $5, 'severity', known.severity, done.severity, $6
     FROM done JOIN known USING (detection_id) WHERE known.severity <> done.severity`,
    [
      tenantId,
      JSON.stringify(changed.map(stored)),
      new Date(now),
      actor.userId,
      actor.userName,
      'Trust rule',
    ],
  );
}

function stored({ detectionId: id, after }: TrustedDetection) {
  const [rule, untrusted] = trustColumns(after.contributions);
  return { id, rule, untrusted, ...after };
}
