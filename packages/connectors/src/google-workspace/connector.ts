import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord } from '../kit/field.ts';
import { mapActivity } from './activity.ts';
import { mapAlert } from './alert.ts';

/** Kinds of records that other Google interfaces give and that tell of no act. */
const STATE_KINDS = /^(drive#|admin#directory#|calendar#|gmail#)/;

function map(record: VendorRecord): MapResult {
  if (isRecord(field(record, 'id')) || field(record, 'events') !== undefined) {
    return mapActivity(record);
  }
  if (typeof field(record, 'alertId') === 'string') return mapAlert(record);
  if (field(record, 'protoPayload') !== undefined) {
    return { kind: 'skipped', reason: 'an entry of Cloud Logging, which Google Cloud reads' };
  }
  const kind = field(record, 'kind');
  const isState = typeof kind === 'string' && STATE_KINDS.test(kind);
  if (isState || typeof field(record, 'mimeType') === 'string') {
    return { kind: 'skipped', reason: 'a file or permission as it is, not an act' };
  }
  return { kind: 'rejected', field: 'id', reason: 'neither an activity nor an alert' };
}

export const connector = defineConnector({
  id: 'google-workspace',
  sources: ['Google Drive', 'Gmail'],
  summary: 'Drive, Gmail, sign-in and administration activity of Google Workspace',
  envelopes: ['items', 'alerts'],
  map,
});
