import type { Transaction } from '@waybill/store';
import { daysUntil } from './last-days.ts';

/** People's reactions when a policy prompted or blocked them. */
export interface PromptAnswers {
  /** Actions whose record reports the outcome. */
  answers: number;
  /** Of these, those that the person did anyway. */
  overrides: number;
}

/** The share of answers that overrode the policy; null if unknown. */
export function overrideRate(known: PromptAnswers | null): number | null {
  return known === null || known.answers === 0 ? null : known.overrides / known.answers;
}

/** Days that answers are read of. */
const DAYS_READ = 30;

/**
 * Answers to the prompts of the last days, by policy. The outcome of an action comes from its record
 * (`extra.enforcement`: warned, blocked, overridden); an action counts if the policy prompted its actor
 * on that day. If an agent names the rule, the answer counts only for the policy with that name.
 */
export async function readAnswers(
  tx: Transaction,
  tenantId: number,
  now: number,
): Promise<Map<string, PromptAnswers>> {
  const rows = await tx.named<PromptAnswers & { policy_key: string }>(
    'policy_prompt_answers',
    `SELECT asked.policy_key, count(DISTINCT act.event_id)::integer AS answers,
       count(DISTINCT act.event_id) FILTER (WHERE act.facts -> 'extra' ->> 'enforcement' = 'overridden')::integer
         AS overrides
     FROM (
       SELECT DISTINCT policy_key, day, person_key FROM policy_prompt_day WHERE tenant_id = $1 AND day >= $2::date
     ) AS asked
     JOIN detection ON detection.tenant_id = $1 AND detection.policy_key = asked.policy_key
     JOIN detection_event AS link ON link.tenant_id = $1 AND link.detection_id = detection.detection_id
       AND link.occurred_at >= asked.day::timestamp AT TIME ZONE 'UTC'
       AND link.occurred_at < (asked.day + 1)::timestamp AT TIME ZONE 'UTC'
     JOIN activity AS act ON act.tenant_id = $1 AND act.occurred_at = link.occurred_at
       AND act.event_id = link.event_id AND act.actor_key = asked.person_key
     WHERE act.facts -> 'extra' ->> 'enforcement' IN ('warned', 'blocked', 'overridden')
       AND (act.source NOT IN ('Sensor', 'Extension')
         OR coalesce(act.facts ->> 'vendorRule', asked.policy_key) = asked.policy_key)
     GROUP BY asked.policy_key`,
    [tenantId, daysUntil(now, DAYS_READ)[0]],
  );
  return new Map(
    rows.map(({ policy_key: key, answers, overrides }) => [key, { answers, overrides }]),
  );
}
