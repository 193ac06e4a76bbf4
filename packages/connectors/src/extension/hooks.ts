import type { MappedEvent, Place } from '@waybill/contract';
import type { MapResult } from '../kit/define-connector.ts';
import { mapActivity } from '../kit/google/activity.ts';
import { OWN_DEVICE, placeOfUrl } from '../kit/destination-place.ts';
import { field, textAt } from '../kit/field.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { operationRule } from '../kit/operation-table.ts';
import { text } from '../kit/text.ts';
import { VALUE_FUNCTIONS } from '../kit/map/value-functions.ts';
import { withSource } from '../kit/with-source.ts';
import { mapAgentRecord } from '../kit/agent/agent-event.ts';
import { ISLAND_OPERATIONS } from './island.data.ts';

export const hooks: Hooks = {
  agent: (record) => mapAgentRecord(record, 'extension'),
  // The log of managed browsers is one of Google's activity logs.
  chromeLog: (record) => chromeResult(withSource(mapActivity(record), 'Extension')),
  menloAct: (record): Partial<EventFacts> => {
    const name = VALUE_FUNCTIONS.known(field(record, 'event.filename'));
    if (name === null) return {};
    const isUpload = /^(?:POST|PUT|PATCH)$/i.test(textAt(record, 'event.request_type') ?? '');
    return isUpload
      ? { action: 'Upload', ...placesOf('upload', field(record, 'event.url')) }
      : { action: 'Download', ...placesOf('download', field(record, 'event.url')) };
  },
  webPlaces: (record): Partial<EventFacts> => {
    const { movement } = operationRule(ISLAND_OPERATIONS, text(record['type']) ?? '');
    const page = record['topLevelUrl'] ?? record['frameUrl'];
    if (text(record['type']) === 'Copy') return { origin: placeOfUrl(page) };
    return movement === 'upload' || movement === 'download' ? placesOf(movement, page) : {};
  },
};

/** Start and end of sessions: the event's name contains the outcome. */
function chromeResult(result: MapResult): MapResult {
  if (result.kind !== 'mapped') return result;
  return { kind: 'mapped', events: result.events.map((event) => withNamedOutcome(event)) };
}

function withNamedOutcome(event: MappedEvent): MappedEvent {
  if (event.outcome !== 'unknown') return event;
  if (/FAIL/.test(event.vendorOperation)) return { ...event, outcome: 'failure' };
  const isDone = /(?:_LOGIN_EVENT|_LOGOUT_EVENT|_SUCCESS)$/.test(event.vendorOperation);
  return isDone ? { ...event, outcome: 'success' } : event;
}

/** The page and the device, as ends of a transfer. */
function placesOf(
  movement: 'upload' | 'download',
  url: unknown,
): { movement: 'upload' | 'download'; origin: Place | null; destination: Place | null } {
  const page = placeOfUrl(url);
  return movement === 'upload'
    ? { movement, origin: OWN_DEVICE, destination: page }
    : { movement, origin: page, destination: OWN_DEVICE };
}
