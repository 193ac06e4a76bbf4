import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { mapping } from './mapping.data.ts';
import { streamedEvent } from './streamed-event.ts';

/** Salesforce: event log files, real-time events, the setup audit trail, sign-ins, users and files. */
export const connector = defineConnector({
  id: 'salesforce',
  summary:
    'Event Monitoring: downloads, reports, exports, API use, sign-ins; setup audit trail; users',
  // The key around the rows of a query's answer.
  envelopes: ['records'],
  map: (record) => mapRecord(streamedEvent(record)),
  declaration,
});

const mapRecord = compileMap(mapping, hooks);
