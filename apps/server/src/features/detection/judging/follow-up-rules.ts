import type { DetectionStatus, Substatus, Verdict } from '@waybill/contract';

/** Usual values of a detection when it was snoozed. */
export interface Usual {
  perDay: number;
  eventCount: number;
  /** The highest of its data, 0 to 4. */
  sensitivity: number;
  /** Hosts, or names if there is no host. */
  destinations: readonly string[];
}

/** A detection after events were added to it, or after it was created. Times are epoch milliseconds. */
export interface GrownDetection {
  isNew: boolean;
  status: DetectionStatus;
  substatus: Substatus;
  eventCount: number;
  firstSeenAt: number;
  lastSeenAt: number;
  /** Events of the 24 hours before it was last seen. */
  recentCount: number;
  /** The newest closed detection of the same finding; null if none. */
  earlier: {
    detectionId: string;
    verdict: Verdict | null;
    expiresAt: number | null;
    /** Whoever closed it was allowed to close critical detections. */
    wasCritical: boolean;
  } | null;
  isCritical: boolean;
  suppressedUntil: number | null;
  snooze: {
    untilCount: number | null;
    usual: Usual | null;
    snoozedAt: number;
    fromStatus: DetectionStatus;
    /** It was critical when it fell asleep. */
    wasCritical: boolean;
  } | null;
  /** Destinations of its new events, and the sensitivity of their data. */
  added: { destinations: readonly string[]; sensitivity: number };
}

/** Changes to the detection; omitted fields stay unchanged. */
export interface FollowUp {
  substatus: Substatus;
  status?: DetectionStatus;
  earlierId?: string;
  suppressedUntil?: number;
}

const DAY_MS = 86_400_000;
/** A detection escalates above this multiple of its usual events per day. */
const ESCALATING = 3;

/**
 * Consequences of new events. A recurring finding follows the closed one: suppressed while an
 * authorisation lasts, else new and regressed. A snoozed detection wakes by its count, by escalating or
 * by becoming critical, and a suppressed one becomes new with the first event after the authorisation
 * has ended.
 */
export function followUpOf(detection: GrownDetection, now: number): FollowUp {
  if (detection.isNew) return returned(detection, now);
  const { status, suppressedUntil } = detection;
  if (status === 'suppressed' && suppressedUntil !== null) {
    const isOver = suppressedUntil <= now || !isCovered(detection);
    if (isOver) return { status: 'new', substatus: 'regressed' };
  }
  return (status === 'snoozed' && woken(detection, now)) || { substatus: substatusOf(detection) };
}

/** Consequences for a snoozed detection that its new events wake. */
function woken(detection: GrownDetection, now: number): FollowUp | null {
  const { snooze } = detection;
  if (snooze === null) return null;
  const { fromStatus: status, usual, snoozedAt, untilCount } = snooze;
  const isLouder =
    (detection.isCritical && !snooze.wasCritical) ||
    (usual !== null && hasEscalated(detection, usual, snoozedAt, now));
  if (isLouder) return { status, substatus: 'escalating' };
  const isCounted = untilCount !== null && detection.eventCount >= untilCount;
  return isCounted ? { status, substatus: substatusOf(detection) } : null;
}

/** An authorisation of a less severe finding does not cover a critical one. */
function isCovered({ earlier, isCritical }: GrownDetection): boolean {
  return !isCritical || earlier === null || earlier.wasCritical;
}

function returned(detection: GrownDetection, now: number): FollowUp {
  const { earlier, substatus } = detection;
  if (earlier === null) return { substatus };
  const { detectionId: earlierId, verdict, expiresAt } = earlier;
  const isAuthorised = verdict === 'authorised' && isCovered(detection);
  if (isAuthorised && expiresAt !== null && expiresAt > now) {
    return { status: 'suppressed', substatus: 'ongoing', earlierId, suppressedUntil: expiresAt };
  }
  return { substatus: 'regressed', earlierId };
}

function hasEscalated(
  { eventCount, added }: GrownDetection,
  usual: Usual,
  snoozedAt: number,
  now: number,
): boolean {
  const days = Math.max(1, (now - snoozedAt) / DAY_MS);
  return (
    (eventCount - usual.eventCount) / days > ESCALATING * Math.max(1, usual.perDay) ||
    added.sensitivity > usual.sensitivity ||
    added.destinations.some((destination) => !usual.destinations.includes(destination))
  );
}

/** How it is in the course of time. What regressed stays so unless it escalates. */
function substatusOf(detection: GrownDetection): Substatus {
  const { eventCount, recentCount, firstSeenAt, lastSeenAt } = detection;
  const earlierDays = (lastSeenAt - DAY_MS - firstSeenAt) / DAY_MS;
  const usual = Math.max(1, (eventCount - recentCount) / Math.max(1, earlierDays));
  if (earlierDays > 0 && recentCount > ESCALATING * usual) return 'escalating';
  if (detection.earlier !== null) return 'regressed';
  return lastSeenAt - firstSeenAt >= DAY_MS ? 'ongoing' : 'first_seen';
}
