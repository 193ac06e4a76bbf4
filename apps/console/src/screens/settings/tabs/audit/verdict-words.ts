import type { AuditVerdict } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { tabText } from './tab.text.ts';

/** Whether the part of a verdict is fine, and the sentence that says so or names the entry. */
export interface VerdictPart {
  isValid: boolean;
  words: string;
}

export function verdictParts({ integrity, completeness, entries, older }: AuditVerdict): {
  integrity: VerdictPart;
  completeness: VerdictPart;
} {
  const text = textOf(tabText);
  const part = (
    fault: {
      fault: NonNullable<typeof integrity | typeof completeness>['fault'];
      number: number;
    } | null,
    fine: string,
  ): VerdictPart => ({
    isValid: fault === null,
    words: fault === null ? fine : text.brokenAt(fault.number, text[`fault_${fault.fault}`]),
  });
  return {
    integrity: part(integrity, text.intact(entries + older)),
    completeness: part(completeness, text.complete),
  };
}
