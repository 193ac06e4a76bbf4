import {
  mappedEvent,
  type Connector,
  type MapResult,
  type VendorRecord,
} from '@waybill/connectors';
import type { MappedEvent, PersonEntity } from '@waybill/contract';

/**
 * A connector before and after a fix of its mapping. The old one reads the wrong field for the file,
 * identifies by payload despite an id, misses a second action, treats noise as activity, claims another
 * source's records, and keys people by login.
 */
export function changingConnector(version: 'old' | 'new'): Connector {
  return {
    id: 'changing',
    sources: ['Slack'],
    summary: 'For tests',
    envelopes: [],
    map: (record) => (version === 'old' ? oldMap(record) : newMap(record)),
  };
}

/** `{id, at, person, file}` is a download; other possible members are below. */
function download(record: VendorRecord, facts: Partial<MappedEvent>): MappedEvent {
  const { id, at, person, file } = record;
  return mappedEvent({
    source: 'Slack',
    stream: 'audit',
    vendorEventId: String(id),
    vendorOperation: 'file_downloaded',
    occurredAt: Number(at),
    action: 'Download',
    movement: 'download',
    actor: { kind: 'person', email: String(person), name: null },
    object: { kind: 'file', id: String(file), name: String(file), sizeBytes: 100 },
    origin: { kind: 'app', name: 'Slack', host: null, container: 'general', account: null },
    ...facts,
  });
}

function oldMap(record: VendorRecord): MapResult {
  if ('login' in record) return { kind: 'entities', entities: [account(record, 'login')] };
  const facts = record['keyed'] === true ? { vendorEventId: null } : {};
  return { kind: 'mapped', events: [download(record, facts)] };
}

function newMap(record: VendorRecord): MapResult {
  if ('login' in record) {
    if (record['robot'] === true) return { kind: 'skipped', reason: 'a robot' };
    return { kind: 'entities', entities: [account(record, 'uid')] };
  }
  if (record['noise'] === true) return { kind: 'skipped', reason: 'noise' };
  if (record['broken'] === true) return { kind: 'rejected', field: 'at', reason: 'no time' };
  const { title, when, foreign, copied, bytes } = record;
  const event = download(record, {
    ...(typeof when === 'number' ? { occurredAt: when } : {}),
    ...(foreign === true ? { source: 'Google Drive' } : {}),
  });
  if (typeof title === 'string') event.object.name = title;
  if (typeof bytes === 'number') event.object.sizeBytes = bytes;
  const copy = download(record, { vendorOperation: 'file_copied', action: 'Copy' });
  return { kind: 'mapped', events: copied === true ? [copy, event] : [event] };
}

function account(record: VendorRecord, key: 'login' | 'uid'): PersonEntity {
  const { login, full, mail } = record;
  return {
    kind: 'person',
    source: 'Slack',
    stream: 'users',
    entityId: String(record[key] ?? login),
    changedAt: null,
    isDeleted: false,
    name: key === 'login' ? String(login) : String(full ?? login),
    emails: [String(mail)],
    logins: [String(login)],
    employeeId: null,
    title: null,
    department: null,
    manager: null,
    status: 'active',
    hiredAt: null,
    leftAt: null,
    external: 'no',
  };
}
