import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@waybill/store';
import { z } from 'zod';
import { tokensOf } from '../../../e2e/support/installation.ts';

const RETRY_MS = 100;
const Rule = z.object({ ruleId: z.string() });

/** Actions of people on an installation whose processes are killed. */
export interface KilledActions {
  /** Ids of rules whose creation was acknowledged. */
  acknowledged: string[];
  /** Acts until the signal is aborted. */
  act(signal: AbortSignal): Promise<void>;
}

/** Creates trust rules over the API, one at a time: each is a row that its audit entry names. */
export function killedActions(address: string): KilledActions {
  const acknowledged: string[] = [];
  let token = '';
  async function create(): Promise<string | null> {
    token ||= (await tokensOf(address)).sessionJwt;
    const response = await fetch(`${address}/v1/trust-rules`, {
      method: 'POST',
      headers: { 'session-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({
        subject: { kind: 'domain', value: `${randomUUID()}.example` },
        verdict: 'sanctioned',
        reason: 'A supplier that the purchasing department uses',
      }),
    });
    // A session that ended: the next attempt signs in again.
    if (response.status === 401) token = '';
    const parsed = Rule.safeParse(await response.json());
    return parsed.success ? parsed.data.ruleId : null;
  }
  return {
    acknowledged,
    async act(signal) {
      while (!signal.aborted) {
        const ruleId = await create().catch(() => null);
        if (ruleId === null) await delay(RETRY_MS);
        else acknowledged.push(ruleId);
      }
    },
  };
}

/** Actions without an entry, entries without an action, and actions with more than one entry. */
export async function miscounted(
  database: Database,
  tenantId: number,
  acknowledged: readonly string[],
): Promise<{ actions: number; missing: number }> {
  return database.snapshot(tenantId, async (tx) => {
    const rows = await tx.query<{ rule_id: string; entries: number; is_stored: boolean }>(
      `SELECT coalesce(r.rule_id::text, e.rule_id) AS rule_id, coalesce(e.entries, 0) AS entries,
         r.rule_id IS NOT NULL AS is_stored
       FROM trust_rule r FULL JOIN (
         SELECT changes -> 0 -> 'key' ->> 'rule_id' AS rule_id, count(*)::integer AS entries
         FROM audit_entry WHERE action = 'trust_rule.created' GROUP BY 1
       ) e ON e.rule_id = r.rule_id::text`,
    );
    const stored = new Set(rows.filter((row) => row.is_stored).map((row) => row.rule_id));
    const wrong = rows.filter((row) => !row.is_stored || row.entries !== 1).length;
    const lost = acknowledged.filter((ruleId) => !stored.has(ruleId)).length;
    return { actions: rows.length, missing: wrong + lost };
  });
}
