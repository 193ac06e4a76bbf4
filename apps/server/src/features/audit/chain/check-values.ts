import { ERASABLE_FIELDS, type ErasableField } from '@waybill/contract';
import type { AuditItemEntry } from './audit-items.ts';
import { valueDigest } from './canonical.ts';
import type { AuditFindings } from './findings.ts';

/** Action of an entry that records an erasure; its target is `<member>/<field>,<field>`. */
export const ERASED_ACTION = 'audit.erased';

/** An erased value that no entry has recorded so far. */
interface ErasedValue {
  number: number;
  seq: string;
  field: ErasableField;
  people: (string | null)[];
}

export interface ValueChecks {
  /** Compares the values of an entry with its digests, in the order of the chain. */
  check(item: AuditItemEntry): void;
  /** Reports erasures that no later entry recorded. @returns how many were recorded. */
  end(): number;
}

export function valueChecks(findings: AuditFindings): ValueChecks {
  let waiting: ErasedValue[] = [];
  let recorded = 0;

  function recordErasure({ target }: AuditItemEntry): void {
    const [member = '', fields = ''] = (target ?? '').split('/');
    const left = waiting.filter(
      ({ people, field }) => !people.includes(member) || !fields.split(',').includes(field),
    );
    recorded += waiting.length - left.length;
    waiting = left;
  }

  return {
    check(item) {
      for (const field of ERASABLE_FIELDS) {
        const state = stateOf(item, field);
        if (state === 'changed') findings.changed('value_changed', item.number, item.seq);
        if (state !== 'erased') continue;
        const people = [item.actorId, item.impersonatorId];
        waiting.push({ number: item.number, seq: item.seq, field, people });
      }
      if (item.action === ERASED_ACTION) recordErasure(item);
    },
    end() {
      for (const { number, seq } of waiting) findings.changed('erasure_unrecorded', number, seq);
      return recorded;
    },
  };
}

function stateOf(item: AuditItemEntry, field: ErasableField): 'sound' | 'erased' | 'changed' {
  const [value, salt, digest] = [item[field], item.salts[field], item.digests[field]];
  if (digest === undefined) return value === null && salt === undefined ? 'sound' : 'changed';
  if (value === null) return salt === undefined ? 'erased' : 'changed';
  return salt !== undefined && valueDigest(salt, value) === digest ? 'sound' : 'changed';
}
