import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { mapping } from './mapping.data.ts';

/** Wiz: audit log, issues, detections and findings of the cloud security graph. */
export const connector = defineConnector({
  id: 'wiz',
  summary: 'Audit log, issues, threat detections, configuration and vulnerability findings',
  envelopes: ['nodes'],
  map: compileMap(mapping),
  declaration,
});
