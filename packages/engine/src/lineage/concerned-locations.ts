import type { LocationKind } from '@waybill/contract';
import type { HeldTouch, LineageObjectFacts } from './lineage-types.ts';
import type { LineageWork } from './lineage-work.ts';
import { isCounted, isOwn } from './order-timeline.ts';

/** A location that the change concerns. */
export interface Concerned {
  locationId: string;
  kind: LocationKind;
  fresh: HeldTouch[];
  /** How much of the timeline must be read. */
  reach: 'cut' | 'slice' | 'whole';
  /** Everything stored about a location that only one event can touch; it is not read. */
  own: HeldTouch[] | null;
  object: LineageObjectFacts | null;
}

/** Locations of added or removed events, and of those whose other view changed. */
export function concernedLocations(work: LineageWork): Map<string, Concerned> {
  const concerned = new Map<string, Concerned>();
  const at = (touch: HeldTouch): Concerned => {
    const { locationId } = touch;
    const known = concerned.get(locationId);
    if (known !== undefined) return known;
    const { kind } = touch.facts.location;
    const own = isOwn(touch) ? [] : null;
    const reach = isCounted(kind) ? 'whole' : 'cut';
    const location: Concerned = { locationId, kind, fresh: [], reach, own, object: null };
    concerned.set(locationId, location);
    return location;
  };
  const addStored = (touch: HeldTouch): void => {
    const location = at(touch);
    location.reach = 'whole';
    location.own?.push(touch);
  };
  for (const touches of work.fresh.values()) {
    for (const touch of touches) at(touch).fresh.push(touch);
  }
  for (const touches of work.gone.values()) for (const touch of touches) addStored(touch);
  for (const eventId of work.partners.keys()) {
    if (work.fresh.has(eventId)) continue;
    for (const touch of work.events.get(eventId) ?? []) addStored(touch);
  }
  return concerned;
}
