import type { VendorRecord } from '../kit/define-connector.ts';
import { isRecord, recordOf, textAt } from '../kit/field.ts';

/**
 * The record with its facts in one place: an alert without its envelope, the one action of a telemetry
 * event under `act` with its name under `actName`, an event of web protection under `web`.
 */
export function flatRecord(record: VendorRecord): VendorRecord {
  const { input, event } = record;
  if (isRecord(input) && isRecord(input['match'])) return { ...input, alertVersion: 1 };
  if (isRecord(record['match']) && typeof record['eventType'] === 'string') {
    return { ...record, alertVersion: 1 };
  }
  const product = textAt(event, 'metadata.product') ?? '';
  if (/^(?:Threat Events|Network Traffic) Stream$/.test(product) || isWeb(recordOf(event))) {
    return { web: event };
  }
  if (isRecord(event) && isRecord(record['host'])) return telemetry(record, event);
  return record;
}

/** Older versions of the web streams carry no name of the stream. */
function isWeb(event: VendorRecord): boolean {
  return isRecord(event['device']) && (isRecord(event['dns']) || isRecord(event['eventType']));
}

/** An event of the endpoint security framework has its action under the action's name. */
function telemetry(record: VendorRecord, event: VendorRecord): VendorRecord {
  const [name] = Object.keys(event).filter((key) => isRecord(event[key]));
  if (name === undefined) return record;
  return { ...record, actName: name, act: event[name] };
}
