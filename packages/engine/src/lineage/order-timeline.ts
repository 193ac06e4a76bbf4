import type { LocationKind } from '@waybill/contract';
import type { Touch } from './lineage-types.ts';

/**
 * Within this time an agent's sequence number decides which of its records came first, not its clock:
 * clocks are set back, and offsets are remeasured. A reinstalled agent counts from 1, so beyond this
 * time the clock decides.
 */
export const SEQUENCE_SPAN_MS = 3_600_000;

/** The order of stored rows: by key, event id and slot. */
export function byKey(a: Touch, b: Touch): number {
  if (a.orderKey !== b.orderKey) return a.orderKey < b.orderKey ? -1 : 1;
  if (a.eventId !== b.eventId) return a.eventId < b.eventId ? -1 : 1;
  return a.slot - b.slot;
}

/**
 * Whether an agent's sequence numbers affect the timelines of a kind of location. Such timelines are
 * short and always read completely, because an entry that breaks the key order may be anywhere nearby.
 */
export function isCounted(kind: LocationKind): boolean {
  return kind === 'file' || kind === 'volume';
}

/**
 * Whether only the touch's own event can touch its location: a far end, or a file without a known path.
 */
export function isOwn({ facts }: Touch): boolean {
  const { kind, path } = facts.location;
  return kind === 'sink' || (kind === 'file' && path === null);
}

/**
 * The touches of one location in the order in which they count. A touch of a file whose record its agent
 * wrote after another one counts no earlier than that one, also where its time says so.
 */
export function orderTimeline<T extends Touch>(touches: T[]): T[] {
  if (touches.length < 2) return touches;
  touches.sort(byKey);
  const kind = touches[0]?.facts.location.kind;
  return kind !== undefined && isCounted(kind) && hasInversion(touches)
    ? byLiftedTime(touches)
    : touches;
}

/** Whether an agent's counting contradicts its times anywhere. */
function hasInversion(touches: readonly Touch[]): boolean {
  const latest = new Map<string, number>();
  for (const { facts } of touches) {
    if (facts.sequence === null) continue;
    const agent = agentOf(facts);
    const before = latest.get(agent) ?? 0;
    if (facts.sequence < before) return true;
    latest.set(agent, facts.sequence);
  }
  return false;
}

/** Sensor and extension of one device are counted separately. */
function agentOf({ clock, observer }: Touch['facts']): string {
  return observer === 'extension' ? `${clock} ` : clock;
}

function byLiftedTime<T extends Touch>(touches: readonly T[]): T[] {
  const lifted = touches.map((touch, index) => ({ touch, time: liftedTime(touches, index) }));
  lifted.sort((a, b) => {
    if (a.time !== b.time) return a.time - b.time;
    const agents = compareTexts(agentOf(a.touch.facts), agentOf(b.touch.facts));
    if (agents !== 0) return agents;
    const sequences = (a.touch.facts.sequence ?? 0) - (b.touch.facts.sequence ?? 0);
    return sequences === 0 ? byKey(a.touch, b.touch) : sequences;
  });
  return lifted.map(({ touch }) => touch);
}

/** The latest time within the span of a touch that the same agent counted before this one. */
function liftedTime(touches: readonly Touch[], index: number): number {
  const touch = touches[index];
  if (touch === undefined) return 0;
  const { sequence } = touch.facts;
  if (sequence === null) return touch.at;
  const agent = agentOf(touch.facts);
  let time = touch.at;
  for (let next = index + 1; next < touches.length; next += 1) {
    const later = touches[next];
    if (later === undefined || later.at > touch.at + SEQUENCE_SPAN_MS) break;
    const isEarlier = later.facts.sequence !== null && later.facts.sequence < sequence;
    if (isEarlier && agentOf(later.facts) === agent) time = later.at;
  }
  return time;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
