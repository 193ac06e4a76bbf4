import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { isRecord } from '../kit/field.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { mapping } from './mapping.data.ts';

/** Intuit QuickBooks Online: webhooks in both forms; employees, customers, vendors and business records. */
export const connector = defineConnector({
  id: 'intuit',
  summary: 'QuickBooks Online: changes of records as they happen; employees and business records',
  envelopes: [],
  map,
  declaration,
});

const mapRecord = compileMap(mapping, hooks);

/** A delivery in the older format has one notification per connected company. */
function map(record: VendorRecord): MapResult {
  const notifications = record['eventNotifications'];
  if (!Array.isArray(notifications)) return mapRecord(record);
  const results = notifications.filter(isRecord).map(mapRecord);
  const refused = results.find(({ kind }) => kind === 'rejected');
  if (refused) return refused;
  const events = results.flatMap((result) => (result.kind === 'mapped' ? result.events : []));
  if (events.length > 0) return { kind: 'mapped', events };
  return { kind: 'rejected', field: 'eventNotifications', reason: 'it holds no changes' };
}
