import type { TrustAudienceKind, TrustSubjectKind, TrustVerdictValue } from '@waybill/contract';
import type { FlowEnd, TrustAudience, TrustRule } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

interface RuleRow {
  rule_id: string;
  kind: Exclude<TrustSubjectKind, 'flow'>;
  value: string;
  verdict: TrustVerdictValue;
  audience_kind: TrustAudienceKind;
  audience_value: string;
  reason: string;
  expires_at: Date | null;
  [column: string]: unknown;
}

type EndRow = Pick<FlowEnd, 'kind' | 'name'> & NonNullable<FlowEnd['place']> & { isPlace: boolean };

interface FlowRow {
  review_id: string;
  state: TrustVerdictValue;
  reason: string | null;
  expires_at: Date | null;
  origin: EndRow;
  destination: EndRow;
  [column: string]: unknown;
}

/**
 * All trust rules of a tenant, including decisions on flows. An expired rule still applies to earlier
 * events.
 *
 * @published
 */
export async function readTrust(tx: Transaction, tenantId: number): Promise<TrustRule[]> {
  return [...(await readOwnRules(tx, tenantId)), ...(await readFlowRules(tx, tenantId))];
}

/** Audience of a rule, with the current members of a group. */
export async function audienceOf(
  tx: Transaction,
  tenantId: number,
  { kind, value }: { kind: TrustAudienceKind; value: string },
): Promise<TrustAudience> {
  switch (kind) {
    case 'everyone':
      return { kind };
    case 'department':
      return { kind, name: value };
    case 'person':
      return { kind, people: new Set([value.toLowerCase()]) };
    default:
      return { kind, people: await readMembers(tx, tenantId, value) };
  }
}

async function readOwnRules(tx: Transaction, tenantId: number): Promise<TrustRule[]> {
  const rows = await tx.named<RuleRow>(
    'trust_rules',
    `SELECT rule_id, kind, value, verdict, audience_kind, audience_value, reason, expires_at
     FROM trust_rule WHERE tenant_id = $1`,
    [tenantId],
  );
  const rules: TrustRule[] = [];
  for (const row of rows) {
    const { audience_kind: kind, audience_value: value } = row;
    rules.push({
      ruleId: row.rule_id,
      verdict: row.verdict,
      subject: { kind: row.kind, value: row.value },
      audience: await audienceOf(tx, tenantId, { kind, value }),
      reason: row.reason,
      expiresAt: row.expires_at?.getTime() ?? null,
    });
  }
  return rules;
}

async function readMembers(
  tx: Transaction,
  tenantId: number,
  group: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx.named<{ member: string }>(
    'trust_group_members',
    `SELECT DISTINCT lower(member) AS member
     FROM entity, jsonb_array_elements_text(entity.facts -> 'members') AS member
     WHERE tenant_id = $1 AND kind = 'group' AND NOT is_deleted
       AND lower($2) IN (lower(name), lower(facts ->> 'email'))`,
    [tenantId, group],
  );
  return new Set(rows.map(({ member }) => member));
}

/** A side of a review: the place with that id, else the group of places. */
function endSql(side: 'origin' | 'destination'): string {
  return `(SELECT jsonb_build_object('kind', p.kind, 'name', p.name, 'host', p.host, 'container', p.container,
      'account', p.account, 'isPlace', p.place_id = r.${side}_id)
    FROM place p WHERE p.tenant_id = r.tenant_id AND r.${side}_id IN (p.place_id, p.group_id) LIMIT 1)`;
}

async function readFlowRules(tx: Transaction, tenantId: number): Promise<TrustRule[]> {
  const rows = await tx.named<FlowRow>(
    'trust_flows',
    `SELECT review_id, state, reason, expires_at, ${endSql('origin')} AS origin,
       ${endSql('destination')} AS destination
     FROM flow_review r WHERE tenant_id = $1 AND is_current AND state IN ('sanctioned', 'forbidden')
       AND EXISTS (SELECT FROM place p WHERE p.tenant_id = r.tenant_id AND r.origin_id IN (p.place_id, p.group_id))
       AND EXISTS (SELECT FROM place p WHERE p.tenant_id = r.tenant_id AND r.destination_id IN (p.place_id, p.group_id))`,
    [tenantId],
  );
  return rows.map((row) => ({
    ruleId: row.review_id,
    verdict: row.state,
    subject: { kind: 'flow', origin: endOf(row.origin), destination: endOf(row.destination) },
    audience: { kind: 'everyone' },
    reason: row.reason ?? '',
    expiresAt: row.expires_at?.getTime() ?? null,
  }));
}

function endOf({ isPlace, kind, name, host, container, account }: EndRow): FlowEnd {
  return { kind, name, place: isPlace ? { host, container, account } : null };
}
