import type { ActivityEvent, LeafResult } from '@waybill/contract';
import {
  isWindowed,
  type KnownPerson,
  type PolicyHit,
  type WindowedPolicy,
  type WindowPoint,
} from '@waybill/engine';
import { groupHash } from './detection-id.ts';
import { lateHorizonMs } from '../../ingest/writing/late-horizon.ts';
import type { PreparedEvent } from '../../ingest/reading/prepared-event.ts';

/** An event as counted in one group of a windowed policy. */
export interface GroupPoint {
  point: WindowPoint;
  objectKey: string | null;
}

/** New points of one group of a windowed policy, with their events. */
export interface WindowGroup {
  policy: WindowedPolicy;
  groupKey: string;
  isSample: boolean;
  points: GroupPoint[];
  /** Usual delay of its sources' records. */
  horizonMs: number;
  events: Map<
    string,
    { event: ActivityEvent; leaves: readonly LeafResult[]; person: KnownPerson | null }
  >;
}

/** A stored event with the counting policies that it counts for. @published */
export type CountedEvent = Pick<PreparedEvent, 'event' | 'candidates'> & {
  /** The actor, as HR and directories know them. */
  person?: KnownPerson | null;
};

/**
 * Where a windowed policy counts an event; null for a single-event policy.
 * @published
 */
export function placeOf(
  event: ActivityEvent,
  { policy, counted }: PolicyHit,
): { policy: WindowedPolicy; groupKey: string; point: WindowPoint } | null {
  if (counted === null || !isWindowed(policy)) return null;
  return { policy, groupKey: groupHash(counted.group, event.isSample), point: counted.point };
}

/** The groups of new events, always in the same order: two writers lock them in the same order. */
export function windowGroupsOf(fresh: readonly CountedEvent[]): WindowGroup[] {
  const groups = new Map<string, WindowGroup>();
  for (const { event, candidates, person = null } of fresh) {
    for (const hit of candidates) {
      const place = placeOf(event, hit);
      if (place === null) continue;
      const { policy, groupKey, point } = place;
      const key = windowGroupId({ policy, groupKey });
      const group: WindowGroup = groups.get(key) ?? {
        policy,
        groupKey,
        isSample: event.isSample,
        points: [],
        horizonMs: 0,
        events: new Map(),
      };
      group.points.push({ point, objectKey: event.objectKey });
      group.horizonMs = Math.max(group.horizonMs, lateHorizonMs(event.source));
      group.events.set(event.eventId, { event, leaves: hit.leaves, person });
      groups.set(key, group);
    }
  }
  return [...groups.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

export function windowGroupId({
  policy,
  groupKey,
}: Pick<WindowGroup, 'policy' | 'groupKey'>): string {
  return `${policy.key}\0${policy.version}\0${groupKey}`;
}

/** Times of the new points. */
export function spanOf({ points }: WindowGroup): { from: number; to: number } {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const { point } of points) {
    from = Math.min(from, point.at);
    to = Math.max(to, point.at);
  }
  return { from, to };
}
