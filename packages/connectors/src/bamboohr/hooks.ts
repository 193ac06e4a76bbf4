import type { MappedEvent } from '@waybill/contract';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { isRecord } from '../kit/field.ts';
import { instant } from '../kit/instant.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { text } from '../kit/text.ts';

export const hooks: Hooks = { changed_employees: changedEmployees };

/**
 * The response to "which employees changed": an object with one member per employee id. One event each.
 * Members of another shape mean that the record is something else.
 */
export function changedEmployees(record: VendorRecord): MapResult {
  const events: MappedEvent[] = [];
  for (const [id, change] of Object.entries(record)) {
    if (!isRecord(change)) return unreadable(id);
    const action = text(change['action']);
    const occurredAt = instant(change['lastChanged']);
    if (action === null) return unreadable('action');
    if (occurredAt === null) return unreadable('lastChanged');
    const employee = text(change['id']) ?? text(id);
    events.push(
      mappedEvent({
        source: 'BambooHR',
        stream: 'changes',
        vendorOperation: action,
        occurredAt,
        outcome: 'success',
        targetUser: employee,
        object: { kind: 'account', id: employee },
      }),
    );
  }
  return events.length > 0 ? { kind: 'mapped', events } : unreadable('employees');
}

function unreadable(field: string): MapResult {
  return { kind: 'rejected', field, reason: 'no known kind of record of BambooHR' };
}
