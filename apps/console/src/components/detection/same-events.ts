import type { EvidenceEvent } from '@waybill/contract';

/** Events that differ only in time: the first of them, and all of them. */
export interface SameEvents {
  first: EvidenceEvent;
  events: readonly EvidenceEvent[];
}

/** Neighbours in a list of events that a reader could not tell apart, joined; their order stays. */
export function sameEvents(events: readonly EvidenceEvent[]): SameEvents[] {
  const groups: { key: string; events: EvidenceEvent[] }[] = [];
  for (const event of events) {
    const key = keyOf(event);
    const last = groups.at(-1);
    if (last?.key === key) last.events.push(event);
    else groups.push({ key, events: [event] });
  }
  return groups.flatMap(({ events: same }) => {
    const [first] = same;
    return first === undefined ? [] : [{ first, events: same }];
  });
}

function keyOf(event: EvidenceEvent): string {
  const { action, vendorOperation, objectName, outcome, source, person, from, to } = event;
  return JSON.stringify([
    action ?? vendorOperation,
    objectName,
    outcome,
    source,
    person,
    from?.name,
    from?.container,
    to?.name,
    to?.container,
  ]);
}
