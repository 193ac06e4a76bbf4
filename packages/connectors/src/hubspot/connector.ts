import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { mapping } from './mapping.data.ts';

/** HubSpot: account activity (audit log, sign-ins, security), webhooks; people, records and files. */
export const connector = defineConnector({
  id: 'hubspot',
  summary: 'Audit log, sign-ins and security activity; owners, users, CRM records and files',
  envelopes: ['results'],
  map: compileMap(mapping, hooks),
  declaration,
});
