import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { filledRecord } from './filled-record.ts';
import { mapping } from './mapping.data.ts';

const map = compileMap(mapping);

/** Coralogix: notices of alerts by the generic outbound webhook. */
export const connector = defineConnector({
  id: 'coralogix',
  summary: 'Notices of alerts, by outbound webhook',
  envelopes: [],
  map: (record) => map(filledRecord(record)),
  declaration,
});
