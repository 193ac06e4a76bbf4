import type { TrustRuleValue, TrustVerdictValue } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { decodeCursor, encodeCursor } from '../../http/keyset-cursor.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTrust } from './applying/read-trust.ts';
import { ruleEffects, ruleHits } from './rule-figures.ts';
import { compareRules, orderOf, readRules, type RuleRow } from './rule-rows.ts';

export interface RuleListRequest {
  search?: string | undefined;
  verdict?: TrustVerdictValue | undefined;
  limit: number;
  cursor: string | null;
  now: number;
}

/** A page of the rules, by name, with their figures. */
export async function listRules(
  tx: Transaction,
  tenantId: number,
  { search = '', verdict, limit, cursor, now }: RuleListRequest,
) {
  const term = search.toLowerCase();
  const wanted = (await readRules(tx, tenantId)).filter(
    (rule) => (verdict === undefined || rule.verdict === verdict) && isFound(rule, term),
  );
  const after = cursor === null ? null : decodeCursor(cursor, ['text', 'uuid']);
  const rest = after ? wanted.filter((rule) => compareRules(orderOf(rule), after) > 0) : wanted;
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await withFigures(tx, { tenantId, now }, shown),
    total: wanted.length,
    nextCursor: rest.length > shown.length && last ? encodeCursor(orderOf(last)) : null,
    asOf: new Date(now).toISOString(),
  };
}

/** Throws `resource.not_found`. */
export async function readRule(
  tx: Transaction,
  asked: { tenantId: number; now: number },
  ruleId: string,
): Promise<TrustRuleValue> {
  const found = (await readRules(tx, asked.tenantId)).filter((rule) => rule.ruleId === ruleId);
  const [rule] = await withFigures(tx, asked, found);
  if (!rule) throw new AppError('resource.not_found');
  return rule;
}

function isFound({ name, value, reason, audience, owner }: RuleRow, term: string): boolean {
  const words = [name, value, reason, audience.value, owner?.name ?? ''];
  return words.some((word) => word.toLowerCase().includes(term));
}

async function withFigures(
  tx: Transaction,
  asked: { tenantId: number; now: number },
  rows: readonly RuleRow[],
): Promise<TrustRuleValue[]> {
  const ids = rows.map(({ ruleId }) => ruleId);
  const rules = await readTrust(tx, asked.tenantId);
  const hits = await ruleHits(
    tx,
    asked,
    rules.filter(({ ruleId }) => ids.includes(ruleId)),
  );
  const effects = await ruleEffects(tx, asked, ids);
  return rows.map(({ kind, value, name, expiresAt, changedAt, ...rule }) => ({
    ...rule,
    subject: { kind, value, name },
    expiresAt: expiresAt?.toISOString() ?? null,
    isExpired: expiresAt !== null && expiresAt.getTime() <= asked.now,
    hits: hits.get(rule.ruleId) ?? 0,
    effect: effects.get(rule.ruleId) ?? { detections: 0, lowered: 0, raised: 0 },
    changedAt: changedAt.toISOString(),
  }));
}
