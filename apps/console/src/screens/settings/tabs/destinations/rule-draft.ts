import type { TrustCandidate, TrustRuleValue, TrustVerdictValue } from '@waybill/contract';

type OwnKind = TrustCandidate['kind'];

/** Expiry of a rule; `keep`: unchanged. */
export const EXPIRIES = ['keep', 'days30', 'days90', 'days365', 'never'] as const;
export type Expiry = (typeof EXPIRIES)[number];

/** A rule while it is edited. */
export interface RuleDraft {
  kind: OwnKind;
  value: string;
  verdict: TrustVerdictValue;
  audience: TrustRuleValue['audience'];
  reason: string;
  ownerId: string | null;
  expiry: Expiry;
}

export function newDraft(
  verdict: TrustVerdictValue,
  ownerId: string,
  named?: Pick<TrustCandidate, 'kind' | 'value'>,
): RuleDraft {
  return {
    kind: named?.kind ?? 'destination',
    value: named?.value ?? '',
    verdict,
    audience: { kind: 'everyone', value: '' },
    reason: '',
    ownerId,
    // An approval is reviewed again.
    expiry: verdict === 'sanctioned' ? 'days365' : 'never',
  };
}

export function draftOf({ subject, verdict, audience, reason, owner }: TrustRuleValue): RuleDraft {
  return {
    kind: subject.kind === 'flow' ? 'destination' : subject.kind,
    value: subject.value,
    verdict,
    audience,
    reason,
    ownerId: owner?.userId ?? null,
    expiry: 'keep',
  };
}

/** Fields that are still to be filled in. */
export function missingIn({
  value,
  audience,
  reason,
}: RuleDraft): Set<'value' | 'audience' | 'reason'> {
  const missing = new Set<'value' | 'audience' | 'reason'>();
  if (value.trim() === '') missing.add('value');
  if (audience.kind !== 'everyone' && audience.value.trim() === '') missing.add('audience');
  if (reason.trim() === '') missing.add('reason');
  return missing;
}

const DAY_MS = 86_400_000;
const DAYS = { days30: 30, days90: 90, days365: 365 } as const;

/** Body of a change, besides the rule's subject. @param before the current end of the rule */
export function decisionOf(draft: RuleDraft, before: string | null, now: number) {
  const { verdict, audience, reason, ownerId, expiry } = draft;
  return {
    verdict,
    audience: { kind: audience.kind, value: audience.value.trim() },
    reason: reason.trim(),
    ownerId,
    expiresAt: endOf(expiry, before, now),
  };
}

function endOf(expiry: Expiry, before: string | null, now: number): string | null {
  if (expiry === 'keep') return before;
  return expiry === 'never' ? null : new Date(now + DAYS[expiry] * DAY_MS).toISOString();
}
