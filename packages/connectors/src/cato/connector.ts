import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { flatRecord } from './flat-record.ts';
import { mapping } from './mapping.data.ts';
import { transfer } from './transfer.ts';

const map = compileMap(mapping, { transfer });

/** Cato Networks: the events feed and the audit feed of an account. */
export const connector = defineConnector({
  id: 'cato',
  summary: 'Network, application and threat events, changes by administrators, remote users',
  envelopes: [],
  map: (record) => map(flatRecord(record)),
  declaration,
});
