import { defineConnector, type MapResult } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { logRecord } from './log-record.ts';
import { mapping } from './mapping.data.ts';

const map = compileMap(mapping, hooks);

/** FileCloud: the audit trail by syslog in CEF or LEEF, and rows of the exported audit log. */
export const connector = defineConnector({
  id: 'filecloud',
  summary: 'Uploads, downloads, shares and sign-ins of the audit trail',
  envelopes: [],
  map,
  mapLine,
  declaration,
});

function mapLine(line: string): MapResult {
  const record = logRecord(line);
  return record
    ? map(record)
    : { kind: 'rejected', field: null, reason: 'The line is neither CEF nor LEEF.' };
}
