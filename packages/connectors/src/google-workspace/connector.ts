import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord } from '../kit/field.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { mapActivity } from '../kit/google/activity.ts';
import { mapAlert } from './alert.ts';
import { declaration } from './declaration.data.ts';
import { ENTITIES } from './entities.data.ts';

/** Records of other Google APIs that describe states rather than actions. */
const STATE_KINDS = /^(drive#|admin#directory#|calendar#|gmail#)/;

const mapEntity = compileMap(ENTITIES);

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
  if (isState || typeof field(record, 'mimeType') === 'string') return mapEntity(record);
  return { kind: 'rejected', field: 'id', reason: 'neither an activity nor an alert' };
}

export const connector = defineConnector({
  id: 'google-workspace',
  summary:
    'Drive, Gmail, sign-in and administration activity of Google Workspace; people, devices, files',
  envelopes: ['items', 'alerts'],
  map,
  declaration,
});
