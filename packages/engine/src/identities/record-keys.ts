import type { DeviceEntity, PersonEntity } from '@waybill/contract';

/** What two records must share to be the same person or device. */
export type KeyReason = 'email' | 'login' | 'employee_id' | 'serial' | 'hostname' | 'manual';

/** One identifying value of a record. Values are folded: equal ones mean the same. */
export interface RecordKey {
  reason: KeyReason;
  value: string;
}

/** Names that makers and installers give to every machine of a kind. */
const COMMON_HOSTNAMES =
  /^(localhost|unknown|macbook|imac|iphone|ipad|android|desktop|laptop|pc)([- ].*)?$/;
/** Placeholders that firmware reports if no serial number was set. */
const COMMON_SERIALS =
  /^(0+|none|unknown|default string|to be filled.*|system serial number|not applicable|n\/a)$/;

/**
 * The keys of a person's record. A login that is an address counts as that address. Plain-word logins
 * (`admin`) are ambiguous across sources and are ignored.
 */
export function personKeys(person: PersonEntity): RecordKey[] {
  const addresses = [...person.emails, ...person.logins.filter((login) => login.includes('@'))];
  const domainLogins = person.logins.filter((login) => /^[^\\@\s]+\\[^\\@\s]+$/.test(login));
  return distinct([
    ...addresses.map((value) => key('email', value)),
    ...domainLogins.map((value) => key('login', value)),
    ...(person.employeeId === null ? [] : [key('employee_id', person.employeeId)]),
  ]);
}

/** The keys of a device's record: its serial number, and its host name unless every machine has it. */
export function deviceKeys(device: DeviceEntity): RecordKey[] {
  const serial = fold(device.serial ?? '');
  const host = fold(device.hostname ?? '').split('.')[0] ?? '';
  return distinct([
    ...(serial.length < 5 || COMMON_SERIALS.test(serial) ? [] : [key('serial', serial)]),
    ...(host.length < 3 || COMMON_HOSTNAMES.test(host) ? [] : [key('hostname', host)]),
  ]);
}

function key(reason: KeyReason, value: string): RecordKey {
  return { reason, value: fold(value) };
}

function fold(value: string): string {
  return value.trim().toLowerCase();
}

function distinct(keys: readonly RecordKey[]): RecordKey[] {
  return [...new Map(keys.map((each) => [`${each.reason} ${each.value}`, each])).values()];
}
