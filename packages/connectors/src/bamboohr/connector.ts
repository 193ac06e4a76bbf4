import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { mapping } from './mapping.data.ts';

/** BambooHR: employees from the report and the directory; their changes, asked for and delivered. */
export const connector = defineConnector({
  id: 'bamboohr',
  summary: 'Employees with department, manager and employment dates; changes of employees',
  // Of the directory, of reports, and of field-based webhooks.
  envelopes: ['employees'],
  map: compileMap(mapping, hooks),
  declaration,
});
