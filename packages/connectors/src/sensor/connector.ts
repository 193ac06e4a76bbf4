import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { isAgentRecord, mapAgentRecord } from '../kit/agent/agent-event.ts';
import { declaration } from './declaration.data.ts';
import { isZscalerWeb, mapZscalerWeb } from './zscaler-web.ts';

function map(record: VendorRecord): MapResult {
  if (isAgentRecord(record)) return mapAgentRecord(record, 'sensor');
  if (isZscalerWeb(record)) return mapZscalerWeb(record);
  return {
    kind: 'rejected',
    field: 'schema',
    reason: 'neither a record of the sensor nor an entry of a web log',
  };
}

/** The program on the device, and the applications that it names as sources of their own. */
export const connector = defineConnector({
  id: 'sensor',
  summary: 'Files, clipboard, archives, removable volumes and command lines on the device',
  envelopes: ['records'],
  withheld: ['content'],
  map,
  declaration,
});
