import type { SearchHit } from '@waybill/contract';
import { caseAddress } from '../../components/cases/case-address.ts';

/** Discovery opens on data leaving the organization; a hit may be something else. */
const EVERY_SCOPE: readonly [string, string][] = [['scope', 'every']];

type Hit = Pick<SearchHit, 'kind' | 'key'> & Partial<SearchHit>;

/** Target of a hit: the item itself, or the list of exactly its detections or events. */
export function hitAddress(hit: Hit): string {
  const { kind, key } = hit;
  const id = encodeURIComponent(key);
  switch (kind) {
    case 'detection':
      return `/detections/${id}`;
    case 'policy':
      return `/policies?open=${id}`;
    case 'case':
      return caseAddress(key);
    case 'event':
      return eventAddress(key);
    case 'person':
      return personAddress(hit);
    case 'object':
      return objectAddress(hit);
    case 'flow':
      return traceOf(hit) ?? '/discovery';
    case 'place':
      return placeAddress(hit);
  }
}

/** Detections first; for people without any, the person's panel, or their activity. */
function personAddress({ key, keys = [key], detections = 0, identityId, hasEvents }: Hit): string {
  if (detections === 0 && identityId) {
    return `/settings/integrations?${new URLSearchParams({ view: 'people', person: identityId })}`;
  }
  if (detections === 0 && hasEvents === true) {
    const people = keys.map((one): [string, string] => ['person', one]);
    return `/discovery?${new URLSearchParams([['tab', 'events'], ...EVERY_SCOPE, ...people])}`;
  }
  return listOf('person', keys);
}

/** Detections first; for a place without any, its flows. */
function placeAddress({ key, detections = 0, placeId }: Hit): string {
  return detections > 0 || !placeId
    ? listOf('destination', [key])
    : `/discovery?${new URLSearchParams([['destinationIds', placeId], ...EVERY_SCOPE])}`;
}

/** The trace of an object with a known origin, else the event that names it. */
function objectAddress(hit: Hit): string {
  const { key, detections = 0, eventId } = hit;
  const trace = traceOf(hit);
  if (trace !== null) return trace;
  return detections > 0 || !eventId ? listOf('object', [key]) : eventAddress(eventId);
}

function traceOf({ trace }: Hit): string | null {
  if (!trace) return null;
  const { originId, destinationId } = trace;
  return `/traces/${encodeURIComponent(originId)}/${encodeURIComponent(destinationId)}`;
}

function eventAddress(eventId: string): string {
  return `/discovery?${new URLSearchParams({ tab: 'events', event: eventId })}`;
}

/** The list of detections with one of the values. */
function listOf(filter: string, values: readonly string[]): string {
  return `/detections?${new URLSearchParams(values.map((value): [string, string] => [filter, value]))}`;
}

/** The list of all detections that a text finds. */
export function listAddress(text: string): string {
  return `/detections?${new URLSearchParams({ q: text })}`;
}
