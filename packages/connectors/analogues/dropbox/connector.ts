import { defineConnector } from '../../src/kit/define-connector.ts';
import { compileMap } from '../../src/kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { mapping } from './mapping.data.ts';

/** Dropbox, as an example of an unforeseen source: data alone. */
export const connector = defineConnector({
  id: 'dropbox',
  sources: ['Google Drive'],
  summary: 'Team log of Dropbox',
  envelopes: ['events'],
  map: compileMap(mapping),
  declaration,
});
