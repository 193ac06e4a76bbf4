import type { AuditVerdict, CompletenessFault, IntegrityFault } from '@waybill/contract';

/** The first fault of each kind, by the number of its entry. */
export interface AuditFindings {
  changed(fault: IntegrityFault, number: number, seq?: string | null): void;
  missing(fault: CompletenessFault, number: number): void;
  first(): Pick<AuditVerdict, 'integrity' | 'completeness'>;
}

export function auditFindings(): AuditFindings {
  let integrity: AuditVerdict['integrity'] = null;
  let completeness: AuditVerdict['completeness'] = null;
  return {
    changed(fault, number, seq = null) {
      if (integrity === null || number < integrity.number) integrity = { fault, number, seq };
    },
    missing(fault, number) {
      if (completeness === null || number < completeness.number) completeness = { fault, number };
    },
    first: () => ({ integrity, completeness }),
  };
}
