import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { mapping } from './mapping.data.ts';

export const connector = defineConnector({
  id: 'azure',
  summary:
    'Acts on resources, storage and key vaults of Azure, and findings of Defender for Cloud.',
  envelopes: ['value', 'records'],
  map: compileMap(mapping, hooks),
  declaration,
});
