import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { organizationAct } from './hooks.ts';
import { mapping } from './mapping.data.ts';

/** Jira: audit logs of Cloud, Data Center and the organisation, webhooks, issues, people. */
export const connector = defineConnector({
  id: 'jira',
  summary: 'Audit logs of Cloud, Data Center and the organisation, issues, attachments, people',
  // `records` of Cloud and `entities` of Data Center.
  envelopes: ['records', 'entities'],
  map: compileMap(mapping, { organizationAct }),
  declaration,
});
