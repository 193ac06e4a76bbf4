import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { alertParts, repliedRecords } from './alert-parts.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { mapping } from './mapping.data.ts';

const mapPart = compileMap(mapping, hooks);

/** Palo Alto Networks Cortex XDR: alerts with their events, incidents, audit logs, endpoints. */
export const connector = defineConnector({
  id: 'cortex',
  summary: 'Alerts with their events, incidents, audit logs, device control, endpoints',
  envelopes: ['alerts', 'incidents'],
  map,
  declaration,
});

function map(record: VendorRecord): MapResult {
  const replied = repliedRecords(record);
  if (replied === undefined) return mapAlert(record);
  const results = replied.map(mapAlert);
  const events = results.flatMap((result) => (result.kind === 'mapped' ? result.events : []));
  if (events.length > 0) return { kind: 'mapped', events };
  return results[0] ?? { kind: 'skipped', reason: 'The answer holds no records.' };
}

/** One event of ours for each event of an alert. */
function mapAlert(record: VendorRecord): MapResult {
  const results = alertParts(record).map(mapPart);
  const [first] = results;
  if (first?.kind !== 'mapped') {
    return first ?? { kind: 'rejected', field: null, reason: 'The record is empty.' };
  }
  return {
    kind: 'mapped',
    events: results.flatMap((result) => (result.kind === 'mapped' ? result.events : [])),
  };
}
