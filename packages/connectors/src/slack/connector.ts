import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { mapAuditEntry } from './audit-entry.ts';
import { declaration } from './declaration.data.ts';
import { ENTITIES } from './entities.data.ts';

/** Members that people and conversations have and entries of the log do not. */
const STATE = ['is_channel', 'is_im', 'is_bot', 'num_members', 'real_name'];

const mapEntity = compileMap(ENTITIES);

/** Slack: the Audit Logs API of Enterprise plans, people and channels. */
export const connector = defineConnector({
  id: 'slack',
  summary: 'Audit log: files, channels, guests, shared channels, exports; people and channels',
  envelopes: ['entries', 'members', 'channels'],
  map,
  declaration,
});

function map(record: VendorRecord): MapResult {
  if (record['action'] !== undefined) return mapAuditEntry(record);
  if (STATE.some((key) => record[key] !== undefined)) return mapEntity(record);
  if (record['ts'] !== undefined) {
    return { kind: 'skipped', reason: 'This is a message, not an act in the audit log.' };
  }
  return mapAuditEntry(record);
}
