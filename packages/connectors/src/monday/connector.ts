import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { mapping } from './mapping.data.ts';

/** Monday: audit log of the Enterprise plan, activity of boards, webhooks, people, boards, files. */
export const connector = defineConnector({
  id: 'monday',
  summary: 'Audit log of exports and downloads, board activity, people, boards, files',
  envelopes: ['logs'],
  map: compileMap(mapping),
  declaration,
});
