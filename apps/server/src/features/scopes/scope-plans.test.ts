import { asUser, type Transaction } from '@waybill/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantWithMany } from '../../../testing/statement-plans.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import { z } from 'zod';

/** What rules of scopes cost a member without one: a condition that is looked up once in a statement. */
let app: TestApp;
let tenantId = 0;

beforeAll(async () => {
  app = await testApp();
  tenantId = await tenantWithMany(app, Date.now() - 3_600_000);
});
afterAll(() => app.close());

interface Plan {
  'Subplan Name'?: string | undefined;
  'Actual Loops': number;
  Plans?: Plan[] | undefined;
}
const Plan: z.ZodType<Plan> = z.lazy(() =>
  z.looseObject({
    'Subplan Name': z.string().optional(),
    'Actual Loops': z.number(),
    Plans: z.array(Plan).optional(),
  }),
);
const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan })]) })]);

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Nodes of the statement that ran, and how often each part of a rule was asked. */
async function ranOf(text: string): Promise<string[]> {
  const explain = async (tx: Transaction) =>
    Explained.parse(await tx.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, []));
  const [
    {
      'QUERY PLAN': [{ Plan: plan }],
    },
  ] = await asUser('U-one', () => app.db.database.snapshot(tenantId, explain));
  return nodesOf(plan).flatMap(({ 'Subplan Name': name, 'Actual Loops': loops }) =>
    name === undefined ? [] : [`${name.replace(/\d+.*/, '').trim()} ${loops}`],
  );
}

test.each(['detection', 'activity', 'identity', 'lineage_object'])(
  'without a scope, nothing of the rules on %s is run for a row',
  async (table) => {
    const ran = await ranOf(`SELECT * FROM ${table} WHERE tenant_id = ${tenantId}`);
    expect(ran.filter((part) => part.startsWith('InitPlan')).length).toBeGreaterThan(0);
    expect(ran.filter((part) => part.startsWith('InitPlan') && !/ [01]$/.test(part))).toEqual([]);
    expect(ran.filter((part) => part.startsWith('SubPlan') && !part.endsWith(' 0'))).toEqual([]);
  },
);
