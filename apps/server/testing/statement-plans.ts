import type { Transaction } from '@waybill/store';
import { z } from 'zod';
import { publicShare, sendRecords } from './drive-records.ts';
import { spreadDetections } from './many-detections.ts';
import { testMember, type TestApp } from './test-app.ts';

const Plans = z.array(z.object({ 'QUERY PLAN': z.string() }));

/** A tenant with enough detections for the planner to have a choice. */
export async function tenantWithMany(app: TestApp, at: number): Promise<number> {
  const { tenantId } = await testMember(app);
  await sendRecords(app, tenantId, [
    publicShare({ id: 1, at, person: 'ana@ours.example', folder: 'pay' }),
  ]);
  await spreadDetections(app, tenantId, { count: 3000, assignees: ['U-one'], seed: 0.3 });
  await app.db.owner.query(
    `INSERT INTO detection_history (tenant_id, detection_id, at, field, before, after)
     SELECT tenant_id, detection_id, last_seen_at, 'status', 'new', status FROM detection WHERE tenant_id = $1`,
    [tenantId],
  );
  await app.db.owner.query('VACUUM (ANALYZE) detection, detection_history');
  return tenantId;
}

/** The plan of every statement on detections that the work runs, as the product's role. */
export function plansOf(
  app: Pick<TestApp, 'db'>,
  tenantId: number,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<string[]> {
  return plansAbout('detection d', app, tenantId, work);
}

/**
 * The plan of every statement that contains a text, e.g. the name of a table, as the product's role.
 */
export async function plansAbout(
  part: string,
  { db }: Pick<TestApp, 'db'>,
  tenantId: number,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  await db.database.snapshot(tenantId, async (tx) => {
    const explain = async (text: string, values?: readonly unknown[]): Promise<void> => {
      if (!text.includes(part)) return;
      const rows = Plans.parse(await tx.query(`EXPLAIN ${text}`, values));
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    };
    await work({
      ...tx,
      query: async (text, values) => {
        await explain(text, values);
        return tx.query(text, values);
      },
      named: async (name, text, values) => {
        await explain(text, values);
        return tx.named(name, text, values);
      },
    });
  });
  return plans;
}

/** Full reads of the wide table, which no screen may wait for. */
export function wholeReads(plans: readonly string[]): string[] {
  return plans.filter((plan) => /Seq Scan on detection( |$)/m.test(plan));
}
