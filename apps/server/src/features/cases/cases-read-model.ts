import type { CaseListItem } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** A case as referenced elsewhere. */
export interface NamedCase {
  caseId: string;
  number: number;
  title: string;
  state: CaseListItem['state'];
}

/** Maximum cases named together, last changed first. */
const MOST = 5000;

/** The cases that the reader sees: row-level security excludes restricted ones of others. */
export async function namedCases(tx: Transaction): Promise<NamedCase[]> {
  return tx.named<NamedCase & Record<string, unknown>>(
    'case_names',
    `SELECT case_id AS "caseId", number::integer, title, state FROM detection_case
     WHERE tenant_id = app_tenant_id() ORDER BY updated_at DESC, case_id LIMIT ${MOST}`,
  );
}
