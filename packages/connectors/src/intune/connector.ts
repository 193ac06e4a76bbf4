import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { mapping } from './mapping.data.ts';

export const connector = defineConnector({
  id: 'intune',
  summary: 'Managed devices of Microsoft Intune, their compliance, and what administrators do.',
  envelopes: ['value', 'records'],
  map: compileMap(mapping, hooks),
  declaration,
});
