import type { MapDeclaration } from '../kit/map/map-declaration.ts';
import { AGENT_LOG, AGENT_NOISE } from './agent-log.data.ts';
import { DEFENDER_DEVICE, DEFENDER_MAIL, DEFENDER_ROW } from './defender.data.ts';
import { SENTINEL_ONE } from './sentinel-one.data.ts';

export const mapping: MapDeclaration = {
  source: 'Device',
  shapes: [DEFENDER_DEVICE, DEFENDER_MAIL, DEFENDER_ROW, SENTINEL_ONE, AGENT_LOG, AGENT_NOISE],
};
