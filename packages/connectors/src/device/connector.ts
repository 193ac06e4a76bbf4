import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { agentLogHooks } from './agent-log-hooks.ts';
import { declaration } from './declaration.data.ts';
import { defenderHooks } from './defender-hooks.ts';
import { flatRecord } from './flat-record.ts';
import { mapping } from './mapping.data.ts';
import { sentinelOneHooks } from './sentinel-one-hooks.ts';

const mapFlat = compileMap(mapping, { ...defenderHooks, ...sentinelOneHooks, ...agentLogHooks });

/** Telemetry of computers by the agents that are on them already. */
export const connector = defineConnector({
  id: 'device',
  summary: 'Files, processes, sign-ins and connections from Defender, SentinelOne and other agents',
  envelopes: ['records', 'Results', 'results'],
  map: (record) => mapFlat(flatRecord(record)),
  declaration,
});
