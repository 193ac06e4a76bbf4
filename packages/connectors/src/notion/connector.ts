import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { title } from './hooks.ts';
import { mapping } from './mapping.data.ts';

/** Notion: the audit log of the Enterprise plan, webhooks, people, pages and comments. */
export const connector = defineConnector({
  id: 'notion',
  summary: 'Audit log of pages, exports, guests and public pages; people, pages, databases',
  envelopes: ['results', 'events'],
  map: compileMap(mapping, { title }),
  declaration,
});
