import { defineConnector } from '../../src/kit/define-connector.ts';
import { compileMap } from '../../src/kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { mapping } from './mapping.data.ts';

/** Box, as an example of an unforeseen source: data alone. */
export const connector = defineConnector({
  id: 'box',
  sources: ['Google Drive'],
  summary: 'Enterprise events of Box',
  envelopes: ['entries'],
  map: compileMap(mapping),
  declaration,
});
