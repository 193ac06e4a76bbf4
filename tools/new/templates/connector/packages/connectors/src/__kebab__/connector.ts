import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { mapping } from './mapping.data.ts';

/** __Source__: its audit log, and its people. */
export const connector = defineConnector({
  id: '__kebab__',
  summary: 'Audit log: files and shares; people',
  envelopes: ['entries'],
  map: compileMap(mapping),
  declaration,
});
