import { defineConnector, type MapResult } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { logRecord } from './log-record.ts';
import { accessLog } from './mapping-access.data.ts';
import { cloudShapes } from './mapping-cloud.data.ts';

const map = compileMap({ source: 'Prisma', shapes: [accessLog, ...cloudShapes] }, hooks);

/** Palo Alto Networks Prisma: logs of Prisma Access, alerts and audit log of Prisma Cloud. */
export const connector = defineConnector({
  id: 'prisma',
  summary:
    'Prisma Access traffic, threat and file logs; Prisma Cloud alerts, audit log, host profiles',
  envelopes: ['items'],
  map,
  mapLine,
  declaration,
});

function mapLine(line: string): MapResult {
  const record = logRecord(line);
  return record
    ? map(record)
    : { kind: 'rejected', field: null, reason: 'The line is no CEF, LEEF or PAN-OS log entry.' };
}
