import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { isRecord } from '../kit/field.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { mapping } from './mapping.data.ts';

const mapRecord = compileMap(mapping, hooks);

/** Some collectors wrap a sensor's event in an envelope that repeats a part of it. */
function map(record: VendorRecord): MapResult {
  const { event } = record;
  const isWrapped = record['fdr_event_type'] !== undefined && isRecord(event);
  if (!isWrapped) return mapRecord(record);
  const { event_simpleName = record['fdr_event_type'], timestamp = record['timestamp'] } = event;
  return mapRecord({ ...event, event_simpleName, timestamp });
}

/** CrowdStrike Falcon: alerts, hosts, the event stream and the raw events of the sensor. */
export const connector = defineConnector({
  id: 'crowdstrike-falcon',
  summary: 'Alerts, hosts, audits of the console and raw events of the sensor',
  envelopes: ['resources', 'Records'],
  map,
  declaration,
});
