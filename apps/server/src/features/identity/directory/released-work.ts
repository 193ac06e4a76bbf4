import type { ReleasedWork } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

const MOST_LISTED = 200;

interface Row {
  kind: ReleasedWork['kind'];
  object_id: string;
  number: number;
  user_id: string;
  name: string;
  released_at: Date;
  [column: string]: unknown;
}

/** Work of members who left that no one has taken since and that the reader may see. */
export async function listReleasedWork(tx: Transaction): Promise<ReleasedWork[]> {
  const rows = await tx.named<Row>(
    'released_work',
    `SELECT w.kind, o.object_id, o.number::integer AS number, w.user_id, coalesce(u.name, w.user_id) AS name,
       w.released_at
     FROM released_work w
     CROSS JOIN LATERAL (
       SELECT d.detection_id AS object_id, d.number FROM detection d
       WHERE w.kind = 'detection' AND d.tenant_id = w.tenant_id AND d.detection_id = w.object_id
         AND d.assignee_id IS NULL AND d.status <> 'closed'
       UNION ALL
       SELECT c.case_id, c.number FROM detection_case c
       WHERE w.kind = 'case' AND c.tenant_id = w.tenant_id AND c.case_id = w.object_id
         AND c.lead_id IS NULL AND c.state <> 'closed'
       UNION ALL
       SELECT c.case_id, c.number FROM case_task t JOIN detection_case c USING (tenant_id, case_id)
       WHERE w.kind = 'task' AND t.tenant_id = w.tenant_id AND t.task_id = w.object_id
         AND t.assignee_id IS NULL AND t.done_at IS NULL
     ) o
     LEFT JOIN console_user u ON u.tenant_id = w.tenant_id AND u.user_id = w.user_id
     ORDER BY w.released_at DESC, w.object_id LIMIT ${MOST_LISTED}`,
  );
  return rows.map((row) => ({
    kind: row.kind,
    objectId: row.object_id,
    number: row.number,
    formerOwner: { userId: row.user_id, name: row.name },
    releasedAt: row.released_at.toISOString(),
  }));
}
