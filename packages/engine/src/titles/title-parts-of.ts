import type { ActivityEvent, SettledPlace, TitleParts } from '@waybill/contract';
import { isStandingForwarding } from '../activity/forwarding.ts';
import { serviceOf } from '../destinations/service-of.ts';
import { CLASSIFIERS } from '../classifiers/classifiers.ts';
import type { Judge } from '../policy/judge.ts';

const BUILT_IN = new Map(CLASSIFIERS.map((classifier) => [classifier.id, classifier]));
/** Data types of a tenant's own: they were made because they matter. */
const OWN_SENSITIVITY = 4;
/** Data types that are kept for a title. */
const MOST_TYPES = 4;
/** Document and code classes: the number of distinct passages means nothing to a person. */
const UNCOUNTED: ReadonlySet<string> = new Set(['business', 'source']);

/** Parts of the title of a detection on that event. */
export function titlePartsOf(
  judge: Pick<Judge, 'title' | 'origin'>,
  event: ActivityEvent,
): TitleParts {
  const { object, destination, origin } = event;
  return {
    policy: judge.title,
    isOwn: judge.origin === 'detectionPolicy' || judge.origin === 'detectionThresholdPolicy',
    action: event.action,
    movement: event.movement,
    visibility: event.visibilityAfter,
    forwards: isStandingForwarding(event),
    data: dataOf(event),
    object: { kind: object.kind, name: object.name ?? object.path ?? null },
    origin: placeOf(origin),
    destination: placeOf(destination),
  };
}

/** Name of a built-in data type in English; the id of any other. */
export function dataTypeName(type: string): string {
  return BUILT_IN.get(type)?.name ?? type;
}

function placeOf(place: SettledPlace | null): TitleParts['destination'] {
  if (place === null) return null;
  return { kind: place.kind, name: nameOf(place), account: place.account ?? null };
}

/** Names of the specification that several services share. */
const SHARED_NAMES: ReadonlySet<string> = new Set(['Exchange', 'Messages', 'pastebin']);

/** A service by its common name, if the place is named by its host or kind. */
function nameOf(place: SettledPlace): string {
  if (place.kind === 'app' && !SHARED_NAMES.has(place.name)) return place.name;
  return serviceOf(place)?.name ?? place.name;
}

/** The most sensitive types, of them those with the most values first. */
function dataOf({ data }: ActivityEvent): TitleParts['data'] {
  if (data === null) return [];
  const found = data.types.map((type, index) => {
    const known = BUILT_IN.get(type);
    const isCounted = known === undefined || !UNCOUNTED.has(known.class);
    return {
      type,
      count: isCounted ? (data.values[index] ?? 0) : 0,
      sensitivity: known?.sensitivity ?? OWN_SENSITIVITY,
    };
  });
  const highest = Math.max(...found.map(({ sensitivity }) => sensitivity));
  return found
    .filter(({ sensitivity }) => sensitivity === highest)
    .toSorted((left, right) => right.count - left.count || (left.type < right.type ? -1 : 1))
    .slice(0, MOST_TYPES)
    .map(({ type, count }) => ({ type, count }));
}
