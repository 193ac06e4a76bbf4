import type { MappedEvent } from '@waybill/contract';
import { digestOf } from '../kit/digest.ts';
import { mapActivity } from '../kit/google/activity.ts';
import { readParameters, type Parameters } from '../kit/google/parameters.ts';
import { emailOf } from '../kit/address.ts';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { presentFacts } from '../kit/extra-facts.ts';
import { recordsOf, textAt } from '../kit/field.ts';

/** Names of failure events. */
const FAILED = /FAILED|FAILURE|REJECTED|DENIED/;

/** The log of mobile devices: a Google activity log with the device as its object. */
export function mapGoogleLog(record: VendorRecord): MapResult {
  const result = mapActivity(record);
  if (result.kind !== 'mapped') return result;
  const parameters = recordsOf(record['events']).map((event) =>
    readParameters(event['parameters']),
  );
  const events = result.events.map((event, index) => deviceEvent(event, parameters[index] ?? {}));
  return { kind: 'mapped', events };
}

function deviceEvent(event: MappedEvent, parameters: Parameters): MappedEvent {
  const at = (...names: string[]) => textAt(parameters, ...names);
  const owner = emailOf(parameters['user_email']);
  return {
    ...event,
    source: 'Mobile Device',
    stream: 'google-mobile',
    outcome: outcomeOf(event, parameters),
    targetUser: owner ?? event.targetUser,
    vendorRule: at('policy_name') ?? event.vendorRule,
    vendorSeverity: at('application_report_severity') ?? event.vendorSeverity,
    object: {
      ...event.object,
      kind: at('application_id') === null ? event.object.kind : 'application',
      id: at('application_id') ?? event.object.id,
      sha256: digestOf(parameters['apk_sha256_hash']) ?? event.object.sha256,
    },
    device: {
      id: at('device_id', 'resource_id'),
      hostname: at('device_name'),
      os: at('device_type'),
      managed: managedOf(at('account_state'), at('register_privilege')),
    },
    extra: { ...event.extra, ...extraOf(parameters) },
  };
}

/** A registered account is managed, an unregistered one is not. */
function managedOf(state: string | null, privilege: string | null): 'yes' | 'no' | 'unknown' {
  if (state === 'UNREGISTERED') return 'no';
  return state === 'REGISTERED' || privilege !== null ? 'yes' : 'unknown';
}

function outcomeOf(event: MappedEvent, parameters: Parameters): MappedEvent['outcome'] {
  const status = textAt(parameters, 'action_execution_status', 'policy_sync_result') ?? '';
  if (FAILED.test(event.vendorOperation) || FAILED.test(status) || /ABORTED/.test(status)) {
    return 'failure';
  }
  return /EXECUTED|SUCCE/.test(status) ? 'success' : event.outcome;
}

const EXTRA: readonly (readonly [name: string, parameter: string])[] = [
  ['model', 'device_model'],
  ['serial', 'serial_number'],
  ['osVersion', 'os_version'],
  ['ownership', 'device_ownership'],
  ['compromised', 'device_compromised_state'],
  ['compliance', 'device_compliance'],
  ['accountState', 'account_state'],
  ['remoteAction', 'action_type'],
  ['remoteResult', 'action_execution_status'],
  ['failedPasswords', 'failed_passwd_attempts'],
  ['setting', 'device_setting'],
  ['applicationState', 'application_state'],
  ['harm', 'pha_category'],
];

function extraOf(parameters: Parameters): Record<string, string> {
  return presentFacts(EXTRA.map(([name, parameter]) => [name, textAt(parameters, parameter)]));
}
