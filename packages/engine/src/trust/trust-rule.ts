import type { Place, TrustSubjectKind, TrustVerdictValue } from '@waybill/contract';

/** One end of a flow: a place, or all places of one kind and name. */
export interface FlowEnd extends Pick<Place, 'kind' | 'name'> {
  /** Null: every place of that kind and name. */
  place: Pick<Place, 'host' | 'container' | 'account'> | null;
}

export type TrustSubject =
  | { kind: Exclude<TrustSubjectKind, 'flow'>; value: string }
  | { kind: 'flow'; origin: FlowEnd; destination: FlowEnd };

/**
 * `people`: the keys (address or login, lower case) of those it applies to, e.g. the members of a
 * group.
 */
export type TrustAudience =
  | { kind: 'everyone' }
  | { kind: 'department'; name: string }
  | { kind: 'group' | 'person'; people: ReadonlySet<string> };

/** An organisation's decision on where its data may go. */
export interface TrustRule {
  ruleId: string;
  verdict: TrustVerdictValue;
  subject: TrustSubject;
  audience: TrustAudience;
  reason: string;
  /** Epoch milliseconds; null: it does not end. */
  expiresAt: number | null;
}

/** The trust rules' verdict on one event. */
export interface TrustVerdict {
  ruleId: string;
  verdict: TrustVerdictValue;
  /** Subject of the rule, e.g. `Dropbox` or `Salesforce → Slack`. */
  subject: string;
  reason: string;
}

/** The name of a rule's subject as people know it. */
export function subjectName(subject: TrustSubject): string {
  return subject.kind === 'flow'
    ? `${subject.origin.name} → ${subject.destination.name}`
    : subject.value;
}
