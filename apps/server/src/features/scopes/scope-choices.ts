import { shownSourceName, SOURCE_NAMES, type ScopeChoices } from '@waybill/contract';
import { BUILTIN_POLICIES, CLASSIFIERS } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

const MOST_GROUPS = 1000;

type Choice = ScopeChoices['sources'][number];

interface Named {
  value: string;
  label: string;
  detail: string | null;
  [column: string]: unknown;
}

/** What rules can name: everything there is, of the reader's own scope only groups of people they see. */
export async function readChoices(tx: Transaction, tenantId: number): Promise<ScopeChoices> {
  const departments = await tx.named<Named>(
    'scope_departments',
    `SELECT 'department:' || (facts ->> 'department') AS value, facts ->> 'department' AS label,
       count(*)::text AS detail
     FROM identity WHERE tenant_id = $1 AND kind = 'person' AND NOT is_deleted AND facts ->> 'department' <> ''
     GROUP BY 1, 2 ORDER BY lower(facts ->> 'department') LIMIT $2`,
    [tenantId, MOST_GROUPS],
  );
  const groups = await tx.named<Named & { source_id: string }>(
    'scope_groups',
    `SELECT 'group:' || source_id || ' ' || entity_id AS value, source_id, coalesce(name, entity_id) AS label, NULL AS detail
     FROM entity WHERE tenant_id = $1 AND kind = 'group' AND NOT is_deleted
     ORDER BY lower(coalesce(name, entity_id)), source_id, entity_id LIMIT $2`,
    [tenantId, MOST_GROUPS],
  );
  const types = await tx.named<Named>(
    'scope_data_types',
    `SELECT data_type_id AS value, name AS label, NULL AS detail FROM data_type
     WHERE tenant_id = $1 AND state <> 'retired' ORDER BY lower(name)`,
    [tenantId],
  );
  const policies = await tx.named<Named>(
    'scope_policies',
    `SELECT p.policy_key AS value, coalesce(v.content ->> 'name', p.draft ->> 'name', p.policy_key) AS label,
       NULL AS detail
     FROM policy p LEFT JOIN policy_version v
       ON v.tenant_id = p.tenant_id AND v.policy_key = p.policy_key AND v.number = p.active_version
     WHERE p.tenant_id = $1 AND p.retired_at IS NULL ORDER BY lower(coalesce(v.content ->> 'name', p.draft ->> 'name'))`,
    [tenantId],
  );
  const sources = await tx.named<{ name: string }>(
    'scope_sources',
    'SELECT DISTINCT source AS name FROM source_total WHERE tenant_id = $1 ORDER BY 1',
    [tenantId],
  );
  const seen = new Set(sources.map(({ name }) => name));
  return {
    sources: [...new Set([...seen, ...SOURCE_NAMES])].map((name) => ({
      value: name,
      label: name,
      detail: null,
    })),
    people: [
      ...departments.map(choiceOf),
      ...groups.map(({ source_id: id, ...group }) => ({
        ...choiceOf(group),
        detail: shownSourceName(id),
      })),
    ],
    dataTypes: [...types.map(choiceOf), ...CLASSIFIERS.map(ofCode)],
    policies: [
      ...policies.map(choiceOf),
      ...BUILTIN_POLICIES.map(({ key, name }) => ofCode({ id: key, name })),
    ],
  };
}

function choiceOf({ value, label, detail }: Choice): Choice {
  return { value, label, detail };
}

function ofCode({ id, name }: { id: string; name: string }): Choice {
  return { value: id, label: name, detail: null };
}
