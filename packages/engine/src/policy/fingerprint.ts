import type { ActivityEvent } from '@waybill/contract';
import type { GroupKey, Policy } from './policy.ts';

/** Objects that hold others: each is its own container. */
const CONTAINERS: readonly string[] = [
  'bucket',
  'site',
  'channel',
  'database',
  'mailbox',
  'account',
];

/**
 * Canonical text of what makes two matches of a policy the same finding: the policy's key, the event's
 * groups, and the finding's own subject where it has one. Free of time and version, so that a burst, and
 * the next one, is one row.
 */
export function fingerprintOf(
  policy: Pick<Policy, 'key' | 'groupBy'>,
  event: ActivityEvent,
  subject?: string,
): string {
  const groups = canonical(policy.key, policy.groupBy, event);
  return subject === undefined ? groups : JSON.stringify([groups, subject]);
}

/** Canonical text of the group whose events a windowed policy counts together. */
export function windowGroupKey(policy: Policy, event: ActivityEvent): string {
  return canonical(policy.key, policy.window?.groupBy ?? policy.groupBy, event);
}

function canonical(key: string, groups: readonly GroupKey[], event: ActivityEvent): string {
  return JSON.stringify([key, ...groups.map((group) => [group, ...GROUP_PARTS[group](event)])]);
}

const GROUP_PARTS: Readonly<Record<GroupKey, (event: ActivityEvent) => (string | null)[]>> = {
  actor: (event) => [event.actorKey],
  object: (event) => [event.objectKey],
  container: (event) => [event.source, containerOf(event)],
  destination: ({ destination }) =>
    destination === null
      ? [null]
      : [destination.kind, destination.name, destination.account ?? destination.host],
  recipients: (event) => event.outsideDomains.toSorted(),
};

/** The folder of a file, else the drive, site or bucket it came from. */
function containerOf(event: ActivityEvent): string | null {
  const { object, origin } = event;
  if (CONTAINERS.includes(object.kind)) return event.objectKey;
  return object.directory ?? origin?.container ?? null;
}
