import type { ActivityEvent } from '@waybill/contract';
import type { Policy } from './policy.ts';
import type { GroupKey } from './window-rule.ts';

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
 * Canonical text that identifies two matches of a policy as the same finding: the policy's key and
 * rule, the event's groups, and the finding's own subject if it has one. Independent of time and
 * version, so that a burst, and the next one, is one row.
 */
export function fingerprintOf(
  policy: Pick<Policy, 'key' | 'groupBy' | 'rule' | 'aliases'>,
  event: ActivityEvent,
  subject?: string,
): string {
  const { rule, groupBy } = policy;
  const key = firstKey(policy);
  const groups = canonical(rule === undefined ? key : `${key}/${rule}`, groupBy, event);
  return subject === undefined ? groups : JSON.stringify([groups, subject]);
}

/**
 * Canonical text of the group whose events a windowed rule counts together. Null if the event lacks the
 * grouping field: unknown people are not one person.
 */
export function windowGroupKey(policy: Policy, event: ActivityEvent): string | null {
  const groups = policy.window?.groupBy ?? policy.groupBy;
  if (!groups.every((group) => isKnown(group, event))) return null;
  const key = canonical(firstKey(policy), groups, event);
  return policy.rule === undefined ? key : JSON.stringify([key, policy.rule]);
}

/** The key that a policy had first: findings stay the same ones when it is renamed. */
function firstKey({ key, aliases }: Pick<Policy, 'key' | 'aliases'>): string {
  return aliases?.[0] ?? key;
}

function isKnown(group: GroupKey, event: ActivityEvent): boolean {
  if (group === 'container') return containerOf(event) !== null;
  return GROUP_PARTS[group](event).some((part) => part !== null);
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
  device: ({ device }) => [device.id ?? device.hostname],
};

/** The file's folder, else the drive, site or bucket it came from. */
function containerOf(event: ActivityEvent): string | null {
  const { object, origin } = event;
  if (CONTAINERS.includes(object.kind)) return event.objectKey;
  return object.directory ?? origin?.container ?? null;
}
