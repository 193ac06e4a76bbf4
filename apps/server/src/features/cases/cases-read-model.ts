import type { CaseListItem } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** What other features may use of cases besides. */
export { releaseCaseWork } from './release-case-work.ts';

/** A case as referenced elsewhere. */
export interface NamedCase {
  caseId: string;
  number: number;
  title: string;
  state: CaseListItem['state'];
}

/** Most cases that are named at once, those last changed first. */
const MOST = 5000;

/** The cases that the reader sees: rules of the database leave out restricted ones of others. */
export async function namedCases(tx: Transaction): Promise<NamedCase[]> {
  return tx.named<NamedCase & Record<string, unknown>>(
    'case_names',
    `SELECT case_id AS "caseId", number::integer, title, state FROM detection_case
     WHERE tenant_id = app_tenant_id() ORDER BY updated_at DESC, case_id LIMIT ${MOST}`,
  );
}
