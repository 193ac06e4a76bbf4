import type { IdentityRecord } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { inventoryText } from '../inventory.text.ts';

/** A record as text: its source, and its id if the source has several of them. */
export function recordName(record: IdentityRecord, all: readonly IdentityRecord[]): string {
  const text = textOf(inventoryText);
  const isOnly = all.filter(({ source }) => source === record.source).length === 1;
  return isOnly ? text.recordOf(record.source) : text.recordWithId(record.source, record.vendorId);
}

/** Why a record belongs here, a sentence per reason; none for the first record. */
export function reasonWords(record: IdentityRecord, all: readonly IdentityRecord[]): string[] {
  const words = record.reasons
    .filter((reason) => reason.reason !== 'manual' || !isPlain(reason, record.reasons))
    .map((reason) => sentence(reason, all));
  // Several addresses may read the same for one reason.
  return [...new Set(words)];
}

type Reason = IdentityRecord['reasons'][number];

/** Whether two records would be one without a manual join. */
function isPlain({ withRecordId }: Reason, reasons: readonly Reason[]): boolean {
  return reasons.some((other) => other.reason !== 'manual' && other.withRecordId === withRecordId);
}

function sentence({ reason, value, withRecordId }: Reason, all: readonly IdentityRecord[]): string {
  const text = textOf(inventoryText);
  const other = all.find(({ recordId }) => recordId === withRecordId);
  const name = other === undefined ? text.otherRecord : recordName(other, all);
  switch (reason) {
    case 'email':
      return text.sameEmail(value, name);
    case 'login':
      return text.sameLogin(value, name);
    case 'employee_id':
      return text.sameEmployeeId(value, name);
    case 'serial':
      return text.sameSerial(value, name);
    case 'hostname':
      return text.sameHostname(value, name);
    case 'manual':
      return text.byHand(name);
  }
}
