import {
  SEVERITIES,
  type Severity,
  type TrustAudienceKind,
  type TrustVerdictValue,
} from '@waybill/contract';
import type { TrustRule, TrustSubject } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readKnownPeople } from '../policy/evaluation/read-known-people.ts';
import { audienceOf, readTrust } from './applying/read-trust.ts';
import { trustOf } from './applying/trust-context.ts';
import { trustedDetections, trustedIds } from './applying/trusted-detections.ts';

/** Maximum detections read: a person is waiting. */
const MOST_READ = 5000;
/** Placeholder for the rule being previewed. */
const DRAFT = '00000000-0000-0000-0000-000000000000';

export interface EffectRequest {
  subject: Exclude<TrustSubject, { kind: 'flow' }>;
  verdict: TrustVerdictValue;
  audience: { kind: TrustAudienceKind; value: string };
  now: number;
}

/**
 * Preview the effect of a rule on detections of the last 30 days. It replaces one on the same subject.
 */
export async function ruleEffect(
  tx: Transaction,
  tenantId: number,
  { subject, verdict, audience, now }: EffectRequest,
) {
  const draft: TrustRule = {
    ruleId: DRAFT,
    verdict,
    subject,
    audience: await audienceOf(tx, tenantId, audience),
    reason: '',
    expiresAt: null,
  };
  const others = (await readTrust(tx, tenantId)).filter((rule) => !isSame(rule, draft));
  const verdictOf = trustOf([...others, draft], await readKnownPeople(tx, tenantId));
  const search = {
    tenantId,
    subjects: [subject],
    ruleIds: [],
    now,
    isOpen: false,
    most: MOST_READ,
  };
  const counts = { before: noSeverities(), after: noSeverities() };
  const told = { detections: 0, lowered: 0, raised: 0 };
  const ids = await trustedIds(tx, search);
  for await (const { severity, after } of trustedDetections(tx, { tenantId, ids }, verdictOf)) {
    if (!after.contributions.some(({ ruleId }) => ruleId === DRAFT)) continue;
    const change = SEVERITIES.indexOf(after.severity) - SEVERITIES.indexOf(severity);
    told.detections += 1;
    if (change < 0) told.lowered += 1;
    if (change > 0) told.raised += 1;
    counts.before[severity] += 1;
    counts.after[after.severity] += 1;
  }
  return { ...told, ...counts, isComplete: told.detections < MOST_READ };
}

function noSeverities(): Record<Severity, number> {
  return { LOW: 0, MEDIUM: 0, HIGH: 0, CRITICAL: 0 };
}

function isSame({ subject, audience }: TrustRule, draft: TrustRule): boolean {
  if (subject.kind === 'flow' || draft.subject.kind === 'flow') return false;
  return (
    subject.kind === draft.subject.kind &&
    subject.value.toLowerCase() === draft.subject.value.toLowerCase() &&
    audience.kind === draft.audience.kind
  );
}
