import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { flatRecord } from './flat-record.ts';
import { hooks } from './hooks.ts';
import { mapping } from './mapping.data.ts';

const mapFlat = compileMap(mapping, hooks);

/** Jamf: alerts, telemetry and web protection of Protect, inventory and webhooks of Pro. */
export const connector = defineConnector({
  id: 'jamf',
  summary: 'Alerts, telemetry, web protection and compliance of Apple devices, with the inventory',
  envelopes: ['results', 'items'],
  map: (record) => mapFlat(flatRecord(record)),
  declaration,
});
