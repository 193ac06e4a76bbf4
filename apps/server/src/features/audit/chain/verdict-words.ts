import type { AuditVerdict, CompletenessFault, IntegrityFault } from '@waybill/contract';

const INTEGRITY: Record<IntegrityFault, string> = {
  entry_changed: 'the entry was changed after it was sealed',
  value_changed: 'the address, reason or change of the entry was edited',
  erasure_unrecorded: 'a value was erased, and no later entry records the erasure',
  older_changed: 'an entry from before the chain was changed',
  checkpoint_invalid: 'a checkpoint does not match the entries or its signature',
  stub_invalid: 'the record of removed entries does not match its signature',
  head_invalid: 'the head does not match the entries or its signature',
  known_head_differs: 'the entry differs from the exported head',
  key_unknown: 'the signing key is not trusted',
};

const COMPLETENESS: Record<CompletenessFault, string> = {
  entry_missing: 'the entry is missing',
  entry_twice: 'the entry was inserted or duplicated',
  older_missing: 'an entry from before the chain is missing',
  head_missing: 'the signed head is missing',
  after_head: 'the entry comes after the signed head',
  behind_known_head: 'the entry is missing, and the exported head covers it',
};

/** Integrity and completeness as one line each. */
export function verdictLines({ integrity, completeness, ...verdict }: AuditVerdict): string[] {
  const { entries, older, removed, erased, head } = verdict;
  const seq = integrity?.seq ? ` (id ${integrity.seq})` : '';
  return [
    integrity
      ? `Integrity: BROKEN at entry ${integrity.number}${seq}: ${INTEGRITY[integrity.fault]}`
      : `Integrity: ${entries} sealed entries and ${older} older ones are unchanged`,
    completeness
      ? `Completeness: BROKEN at entry ${completeness.number}: ${COMPLETENESS[completeness.fault]}`
      : `Completeness: no entry is missing${removed > 0 ? ` besides ${removed} removed by retention` : ''}`,
    ...(erased > 0 ? [`Erased values: ${erased}, each with a record of its erasure`] : []),
    ...(head ? [`Head: ${head.number} ${head.hash}, signed ${head.at}`] : []),
    ...verdict.keyIds.map((keyId) => `Key: ${keyId}`),
  ];
}
