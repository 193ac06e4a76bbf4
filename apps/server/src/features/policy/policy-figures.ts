import { OPEN_STATUSES, type PolicyPrecision } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { shareWithInterval } from './evaluation/wilson.ts';
import { daysUntil } from './last-days.ts';
import { readAnswers, type PromptAnswers } from './prompt-answers.ts';

const WEEK_DAYS = 7;

export interface DayCount {
  day: string;
  count: number;
}

export interface Matches {
  total: number;
  days: DayCount[];
}

/** Matches of policies and their outcomes. */
export interface PolicyFigures {
  /** For the last `days` days, including today; of one rule, or of all. */
  matches(policyKey: string, days: number, ruleId?: string): Matches;
  /** `all` excludes merged ones: the surviving detection represents them. */
  detections(policyKey: string): { all: number; open: number; merged: number };
  /** From verdicts: confirmed ones are correct, authorised and false positives are not. */
  precision(policyKey: string): PolicyPrecision | null;
  /** Prompts of the last seven days per prompted person; null if none. */
  promptsPerPersonWeek(policyKey: string): number | null;
  /** People's answers to the prompts of the last days; null if no record reports any. */
  answers(policyKey: string): PromptAnswers | null;
}

/** Days that matches are read of. */
const DAYS_READ = 30;

export async function readFigures(
  tx: Transaction,
  tenantId: number,
  now: number,
): Promise<PolicyFigures> {
  const matched = await readMatches(tx, tenantId, now);
  const found = await readDetections(tx, tenantId);
  const prompts = await readPrompts(tx, tenantId, now);
  const answered = await readAnswers(tx, tenantId, now);
  return {
    matches(policyKey, days, ruleId) {
      const series = daysUntil(now, days).map((day) => ({ day, count: 0 }));
      for (const row of matched.get(policyKey) ?? []) {
        if (ruleId !== undefined && row.rule_id !== ruleId) continue;
        const entry = series.find(({ day }) => day === row.day);
        if (entry) entry.count += Number(row.matches);
      }
      return { total: series.reduce((sum, { count }) => sum + count, 0), days: series };
    },
    detections(policyKey) {
      const row = found.get(policyKey);
      return { all: row?.detections ?? 0, open: row?.open ?? 0, merged: row?.merged ?? 0 };
    },
    precision(policyKey) {
      const row = found.get(policyKey);
      return row ? shareWithInterval(row.confirmed, row.judged) : null;
    },
    promptsPerPersonWeek(policyKey) {
      const row = prompts.get(policyKey);
      return row && row.people > 0 ? Number(row.prompts) / row.people : null;
    },
    answers: (policyKey) => answered.get(policyKey) ?? null,
  };
}

interface MatchRow {
  policy_key: string;
  rule_id: string;
  day: string;
  matches: string;
}

async function readMatches(
  tx: Transaction,
  tenantId: number,
  now: number,
): Promise<Map<string, MatchRow[]>> {
  const rows = await tx.named<MatchRow & Record<string, unknown>>(
    'policy_matches',
    `SELECT policy_key, rule_id, to_char(day, 'YYYY-MM-DD') AS day, sum(matches) AS matches
     FROM policy_match_day WHERE tenant_id = $1 AND day >= $2::date
     GROUP BY policy_key, rule_id, day`,
    [tenantId, daysUntil(now, DAYS_READ)[0]],
  );
  return Map.groupBy(rows, ({ policy_key: policyKey }) => policyKey);
}

interface DetectionRow {
  policy_key: string;
  detections: number;
  open: number;
  merged: number;
  confirmed: number;
  judged: number;
}

async function readDetections(
  tx: Transaction,
  tenantId: number,
): Promise<Map<string, DetectionRow>> {
  const rows = await tx.named<DetectionRow & Record<string, unknown>>(
    'policy_detections',
    `SELECT policy_key, count(*) FILTER (WHERE status <> 'merged')::integer AS detections,
       count(*) FILTER (WHERE status = ANY($2))::integer AS open,
       count(*) FILTER (WHERE status = 'merged')::integer AS merged,
       count(*) FILTER (WHERE status <> 'merged' AND verdict = 'confirmed')::integer AS confirmed,
       count(*) FILTER (WHERE status <> 'merged'
         AND verdict IN ('confirmed', 'authorised', 'false_positive'))::integer AS judged
     FROM detection WHERE tenant_id = $1 AND policy_key IS NOT NULL
     GROUP BY policy_key`,
    [tenantId, OPEN_STATUSES],
  );
  return new Map(rows.map((row) => [row.policy_key, row]));
}

interface PromptRow {
  policy_key: string;
  prompts: string;
  people: number;
}

async function readPrompts(
  tx: Transaction,
  tenantId: number,
  now: number,
): Promise<Map<string, PromptRow>> {
  const rows = await tx.named<PromptRow & Record<string, unknown>>(
    'policy_prompts',
    `SELECT policy_key, sum(prompts) AS prompts, count(DISTINCT person_key)::integer AS people
     FROM policy_prompt_day WHERE tenant_id = $1 AND day >= $2::date GROUP BY policy_key`,
    [tenantId, daysUntil(now, WEEK_DAYS)[0]],
  );
  return new Map(rows.map((row) => [row.policy_key, row]));
}
