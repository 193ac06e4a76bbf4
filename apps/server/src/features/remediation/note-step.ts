import type { Transaction } from '@waybill/store';
import { writeHistory } from '../detection/triage/triage-read-model.ts';
import type { RemediationRow } from './remediation-rows.ts';

/** Adds a step to the detection's history: `make_private/asked`. Without a person it is the product. */
export function noteStep(
  tx: Transaction,
  tenantId: number,
  row: RemediationRow,
  by: { userId: string; userName: string } | null,
): Promise<void> {
  return writeHistory(
    tx,
    { tenantId, userId: by?.userId ?? null, userName: by?.userName ?? null },
    [
      {
        detectionId: row.detection_id,
        field: 'remediation',
        before: null,
        after: `${row.capability}/${row.state}`,
        reason: row.state === 'asked' || row.state === 'approved' ? row.reason : null,
      },
    ],
  );
}
