import type { ActivityEvent, Severity } from '@waybill/contract';
import {
  BUILTIN_POLICIES,
  findingPoints,
  updatedPolicies,
  vendorStateOf,
  type JoinedFinding,
  type BuiltinPolicy,
  type Policy,
} from '@waybill/engine';
import type { PreparedEvent } from '../../ingest/reading/prepared-event.ts';

/** A record that reports a finding of a vendor. */
export interface FindingRecord {
  policyKey: string;
  findingKey: string;
  event: ActivityEvent;
}

/** The policies that report findings of vendors, by their keys. */
const FINDING_POLICIES: ReadonlyMap<string, BuiltinPolicy> = new Map(
  BUILTIN_POLICIES.filter(({ vendor }) => vendor !== undefined).map((policy) => [
    policy.key,
    policy,
  ]),
);

/** Keys of the policies that report findings, by the names of their vendors. */
export const FINDING_SOURCES: readonly string[] = [...FINDING_POLICIES.keys()].toSorted((a, b) =>
  vendorName(a).localeCompare(vendorName(b), 'en'),
);

/**
 * Throws if the key does not belong to a policy that reports findings: the store contains only those.
 */
export function findingPolicy(key: string, cap: Severity | null): Policy {
  const policy = FINDING_POLICIES.get(key);
  if (!policy) throw new Error(`No policy of vendor findings has the key ${key}`);
  return { ...policy, vendorCap: cap };
}

export function vendorName(policyKey: string): string {
  return FINDING_POLICIES.get(policyKey)?.vendor?.name ?? policyKey;
}

/** The vendor's id of a finding, else the id of the event; matches `finding_key_of` of the database. */
function findingKeyOf({ extra, vendorEventId, eventId }: ActivityEvent): string {
  return extra['alertId'] ?? vendorEventId ?? eventId;
}

/** Records among new events that report findings of vendors. */
export function findingRecordsOf(
  fresh: readonly Pick<PreparedEvent, 'event' | 'hits'>[],
): FindingRecord[] {
  return fresh.flatMap(({ event, hits }) =>
    hits
      .filter(({ policy }) => FINDING_POLICIES.has(policy.key))
      .map(({ policy }) => ({ policyKey: policy.key, findingKey: findingKeyOf(event), event })),
  );
}

/**
 * Records that may report a finding's state without being one: the policy does not match them, and they
 * name a finding by the vendor's id.
 */
export function possibleUpdatesOf(
  fresh: readonly Pick<PreparedEvent, 'event' | 'hits'>[],
): FindingRecord[] {
  return fresh.flatMap(({ event, hits }) => {
    if (vendorStateOf(event) === null) return [];
    const policies = updatedPolicies(event).filter(
      (key) => !hits.some(({ policy }) => policy.key === key),
    );
    return policies.map((policyKey) => ({ policyKey, findingKey: findingKeyOf(event), event }));
  });
}

/** Contribution of a finding to its joined detection, by its newest record. */
export function joinedFindingOf(
  policyKey: string,
  event: ActivityEvent,
  cap: Severity | null,
): JoinedFinding {
  const said = event.vendorSeverity;
  const name = vendorName(policyKey);
  return {
    points: findingPoints(findingPolicy(policyKey, cap), event),
    seen: said === null ? name : `${name}: ${said}`,
  };
}
