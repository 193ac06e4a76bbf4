import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { mapping } from './mapping.data.ts';

/** GitHub: audit log with Git events, webhooks, security findings, issues, people and repositories. */
export const connector = defineConnector({
  id: 'github',
  summary: 'Audit log with Git events, webhooks, security findings, people, repositories',
  envelopes: [],
  map: compileMap(mapping),
  declaration,
});
