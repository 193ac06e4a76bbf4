import { defineConnector, type VendorRecord } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { mapping } from './mapping.data.ts';

/** Snowflake: the views of ACCOUNT_USAGE, a row each. */
export const connector = defineConnector({
  id: 'snowflake',
  summary:
    'Queries, sign-ins, accessed objects, loads, transfers and grants; users, tables, stages and masking policies',
  envelopes: [],
  map: (record) => mapRow(columnsOf(record)),
  declaration,
});

const mapRow = compileMap(mapping, hooks);

/** Snowflake names columns in capitals; drivers and exports that fold them write lower case. */
function columnsOf(record: VendorRecord): VendorRecord {
  const names = Object.keys(record);
  if (names.some((name) => name !== name.toLowerCase())) return record;
  return Object.fromEntries(names.map((name) => [name.toUpperCase(), record[name]]));
}
