import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord } from '../kit/field.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { ENTITIES } from './entities.data.ts';
import { mapLogEvent } from './log-event.ts';

const mapEntity = compileMap(ENTITIES);

/** Okta: the System Log, by its API or by event hooks, people, devices and groups. */
export const connector = defineConnector({
  id: 'okta',
  summary:
    'System Log: sign-ins, accounts, groups, applications, policies; people, devices, groups',
  envelopes: [],
  map,
  declaration,
});

function map(record: VendorRecord): MapResult {
  // An event hook delivers entries of the log in its own body.
  const delivered = field(record, 'data.events');
  if (Array.isArray(delivered)) return mapDelivered(delivered);
  if (record['published'] === undefined && isEntity(record)) return mapEntity(record);
  return mapLogEvent(record);
}

function mapDelivered(delivered: unknown[]): MapResult {
  const results = delivered.filter(isRecord).map(mapLogEvent);
  const events = results.flatMap((result) => (result.kind === 'mapped' ? result.events : []));
  if (events.length > 0) return { kind: 'mapped', events };
  const [first] = results;
  return first ?? { kind: 'skipped', reason: 'The event hook delivered no entries.' };
}

/** People, devices and groups carry a profile, applications a sign-on mode. */
function isEntity(record: VendorRecord): boolean {
  return ['profile', 'signOnMode', 'device_id'].some((key) => record[key] !== undefined);
}
