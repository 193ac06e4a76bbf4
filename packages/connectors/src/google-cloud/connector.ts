import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { logEntry } from './log-entry.ts';
import { mapping } from './mapping.data.ts';

const mapEntry = compileMap(mapping, hooks);

export const connector = defineConnector({
  id: 'google-cloud',
  summary: 'Acts on buckets, databases, machines, clusters and access policies of Google Cloud.',
  envelopes: ['entries'],
  map: (record) => mapEntry(logEntry(record)),
  declaration,
});
