import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import { integer } from '../kit/number.ts';
import { hostProfile } from './host-profile.ts';
import { systemAddress, systemFile, systemServer, systemUser } from './system-text.ts';
import { isFileLog, transfer } from './transfer.ts';

const FAILED = /^(?:deny|drop|reset|block|random-drop|sinkhole)|fail|invalid|denied|reject|error/i;
const DONE = /^(?:allow|alert|continue|override)|success|succeed|authenticated|submitted/i;
/** Result words, as far as they are read. */
const RESULT_FIELDS = ['EventStatus', 'Action', 'EventResult', 'EventName'] as const;

/**
 * Whether the action was allowed. Configuration, authentication and system logs have a result instead
 * of a verdict; mapping a user to an address, or removing the mapping, always succeeds.
 */
function outcome(record: VendorRecord): 'success' | 'failure' | null {
  const type = textAt(record, 'LogType')?.toUpperCase() ?? '';
  if (type === 'USERID') return 'success';
  const isAuthentication = type.startsWith('AUTH');
  const words = isAuthentication
    ? textAt(record, 'EventResult', 'EventDescription', 'AuthenticationDescription')
    : textAt(record, ...RESULT_FIELDS);
  if (words === null) return null;
  if (FAILED.test(words.slice(0, 200))) return 'failure';
  return DONE.test(words.slice(0, 200)) ? 'success' : null;
}

/**
 * The number of the log entry. Numbers of this size lose their last digits if JSON was parsed as
 * floating point earlier, and are then ambiguous, so they are dropped.
 */
function sequence(record: VendorRecord): string | null {
  const value = record['SequenceNo'];
  return typeof value === 'number' && integer(value) === null ? null : textAt(record, 'SequenceNo');
}

/** The firewall is the device if a log names no endpoint, unless data moved to or from one. */
function reporter(...fields: string[]) {
  return (record: VendorRecord): string | null => {
    const hasEndpoint = textAt(record, 'EndpointDeviceName', 'SourceDeviceHost', 'HostID') !== null;
    const value = hasEndpoint || isFileLog(record) ? null : textAt(record, ...fields);
    return value === 'no-serial' ? null : value;
  };
}

export const hooks: Hooks = {
  hostProfile,
  outcome,
  sequence,
  transfer,
  systemUser,
  systemAddress,
  systemServer,
  systemFile,
  reporterName: reporter('DeviceName', 'LogSourceName'),
  reporterSerial: reporter('DeviceSN', 'LogSourceID'),
};
