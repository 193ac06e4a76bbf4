import type { ConnectorCase } from '../kit/connector-case.ts';
import type { VendorRecord } from '../kit/define-connector.ts';

const SOURCE = 'Audit log, list of actions';
const TIME = '2026-03-04T09:30:15.250Z';
const OCCURRED_AT = Date.UTC(2026, 2, 4, 9, 30, 15, 250);

function entry(action: string): VendorRecord {
  return {
    id: `entry-${action}`,
    action,
    created_at: TIME,
    actor: { id: 'u-17', name: 'Mara Lind', email: 'Mara.Lind@northwind.example' },
    item: { id: 'f-4', name: 'Price list 2026.xlsx' },
    ip_address: '198.51.100.23',
  };
}

/** A row for an action that the operation table knows. */
function row(operation: string, action: string, movement: string): ConnectorCase {
  return {
    operation,
    source: SOURCE,
    record: entry(operation),
    expect: {
      action,
      movement,
      occurredAt: OCCURRED_AT,
      'actor.email': 'mara.lind@northwind.example',
      'object.name': 'Price list 2026.xlsx',
    },
  };
}

export const cases: readonly ConnectorCase[] = [
  row('file_uploaded', 'Upload', 'upload'),
  row('file_version_uploaded', 'Upload', 'upload'),
  row('file_imported', 'Upload', 'upload'),
  row('file_downloaded', 'Download', 'download'),
  row('folder_downloaded', 'Download', 'download'),
  row('file_exported', 'Download', 'download'),
  row('report_exported', 'Download', 'download'),
  row('file_viewed', 'View', 'none'),
  row('file_previewed', 'View', 'none'),
  row('folder_opened', 'View', 'none'),
  row('file_shared', 'Share', 'share'),
  row('folder_shared', 'Share', 'share'),
  row('link_created', 'Share', 'share'),
  row('link_opened_to_public', 'Share', 'share'),
  row('guest_invited', 'Share', 'share'),
  {
    operation: 'role_changed',
    source: SOURCE,
    record: entry('role_changed'),
    expect: { action: null, movement: 'none', vendorOperation: 'role_changed' },
  },
  {
    operation: 'file_viewed without a time',
    source: SOURCE,
    record: { ...entry('file_viewed'), created_at: 'yesterday' },
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'a user of the list',
    source: 'Users, list',
    record: { id: 'u-17', name: 'Mara Lind', email: 'mara.lind@northwind.example', role: 'member' },
    expect: { kind: 'person', entityId: 'u-17', name: 'Mara Lind', status: 'unknown' },
  },
];
