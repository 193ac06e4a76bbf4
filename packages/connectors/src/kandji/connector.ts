import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { mapping } from './mapping.data.ts';

/** Kandji (now Iru): the audit log, threats, vulnerabilities; devices and people. */
export const connector = defineConnector({
  id: 'kandji',
  summary: 'Audit log of the console, threats on devices, vulnerabilities; devices and users',
  envelopes: ['results'],
  map: compileMap(mapping),
  declaration,
});
