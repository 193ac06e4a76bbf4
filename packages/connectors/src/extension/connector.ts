import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { mapping } from './mapping.data.ts';

/** The browser: the extension's own records, and the logs of managed and isolated browsers. */
export const connector = defineConnector({
  id: 'extension',
  summary: 'Uploads, pastes, copies and downloads in the browser',
  envelopes: ['records', 'items'],
  withheld: ['content'],
  map: compileMap(mapping, hooks),
  declaration,
});
