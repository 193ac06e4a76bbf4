import type { MappedEvent } from '@waybill/contract';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { emailOf, domainOf } from '../kit/address.ts';
import { isRecord, textAt } from '../kit/field.ts';
import { instant } from '../kit/instant.ts';
import { mappedEvent, type EventFacts } from '../kit/mapped-event.ts';
import { text } from '../kit/text.ts';
import { snowflake, storePlace } from './snowflake-place.ts';

/** Columns of ACCESS_HISTORY that list objects, with the resulting event. */
const READ = 'DIRECT_OBJECTS_ACCESSED';
const WRITTEN = 'OBJECTS_MODIFIED';

/**
 * A row of ACCESS_HISTORY: one event per object that the query read, and per stage that it wrote to.
 * Written tables are covered by the query's own row, which has the details.
 */
export function accessRow(record: VendorRecord): MapResult {
  const occurredAt = instant(record['QUERY_START_TIME']);
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'QUERY_START_TIME', reason: 'missing or unreadable' };
  }
  const base = baseFacts(record, occurredAt);
  const read = objectsOf(record[READ]);
  const stages = objectsOf(record[WRITTEN]).filter(
    (object) => textAt(object, 'objectDomain')?.toLowerCase() === 'stage',
  );
  const events = [
    ...read.map((object) => readEvent(base, object)),
    ...stages.map((object) => stageEvent(base, object, read)),
  ];
  if (events.length > 0) return { kind: 'mapped', events };
  return { kind: 'skipped', reason: 'The query read no object that has a name.' };
}

type Base = Omit<EventFacts, 'vendorOperation'>;

function baseFacts(record: VendorRecord, occurredAt: number): Base {
  const user = text(record['USER_NAME']);
  const email = emailOf(user);
  return {
    source: 'Snowflake',
    stream: 'access-history',
    vendorEventId: text(record['QUERY_ID']),
    occurredAt,
    outcome: 'success',
    actor: {
      kind: user === null ? 'unknown' : 'person',
      email,
      name: user,
      domain: domainOf(email),
    },
  };
}

/** The objects of a column, a list or its JSON, that have a name. */
function objectsOf(column: unknown): VendorRecord[] {
  const list = typeof column === 'string' ? parsed(column) : column;
  return (Array.isArray(list) ? list : [])
    .filter(isRecord)
    .filter((object) => textAt(object, 'objectName') !== null);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function readEvent(base: Base, object: VendorRecord): MappedEvent {
  const columns = object['columns'];
  const count = Array.isArray(columns) ? columns.length : 0;
  return mappedEvent({
    ...base,
    vendorOperation: READ,
    action: 'View',
    object: {
      kind: 'database',
      id: textAt(object, 'objectId'),
      name: textAt(object, 'objectName'),
    },
    extra: extraOf(object, count),
  });
}

function extraOf(object: VendorRecord, columns: number): Record<string, string> {
  const domain = textAt(object, 'objectDomain');
  return {
    ...(domain === null ? {} : { domain }),
    ...(columns === 0 ? {} : { columns: String(columns) }),
  };
}

/** Data written to a stage, from where it can be fetched; the first object read is its source. */
function stageEvent(base: Base, stage: VendorRecord, read: readonly VendorRecord[]): MappedEvent {
  const name = textAt(stage, 'objectName') ?? '';
  const [source] = read;
  const table = source ? textAt(source, 'objectName') : null;
  return mappedEvent({
    ...base,
    vendorOperation: WRITTEN,
    action: 'Download',
    movement: 'download',
    object: { kind: 'database', id: source ? textAt(source, 'objectId') : null, name: table },
    origin: snowflake(table),
    destination: storePlace(name.includes('://') ? name : `@${name}`),
    extra: { stage: name },
  });
}
