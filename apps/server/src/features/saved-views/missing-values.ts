import type { DetectionFilter } from '@waybill/contract';
import { CLASSIFIERS } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readNamedPolicies } from '../policy/evaluation/named-policies.ts';
import type { ParamValue, SavedQuery } from './saved-query.ts';

/** Filters on deletable values of the tenant. */
const MORTAL = ['policy', 'dataType', 'assignee', 'mentioned'] as const;
type MortalFilter = (typeof MORTAL)[number];

/** Existing values, by their filter. */
export type KnownValues = Readonly<Record<MortalFilter, ReadonlySet<string>>>;

/** Currently available filter values of views. */
export async function readKnownValues(tx: Transaction, tenantId: number): Promise<KnownValues> {
  const policies = await readNamedPolicies(tx);
  const types = await tx.named<{ id: string }>(
    'saved_view_types',
    'SELECT data_type_id AS id FROM data_type WHERE tenant_id = $1',
    [tenantId],
  );
  const users = await tx.named<{ id: string }>(
    'saved_view_users',
    'SELECT user_id AS id FROM console_user WHERE tenant_id = $1',
    [tenantId],
  );
  const people = new Set(['me', 'none', ...users.map(({ id }) => id)]);
  return {
    policy: new Set(['none', ...policies.map(({ key }) => key)]),
    dataType: new Set(['none', ...[...CLASSIFIERS, ...types].map(({ id }) => id)]),
    assignee: people,
    mentioned: people,
  };
}

/** Missing values in the view's filters, included and excluded. */
export function missingValues({ filter, unknown }: SavedQuery, known: KnownValues): ParamValue[] {
  const gone = MORTAL.flatMap((key) =>
    [...(filter[key] ?? []), ...unwantedOf(filter, key)]
      .filter((value) => !known[key].has(value))
      .map((value) => ({ filter: key, value })),
  );
  return [...unknown, ...gone];
}

function unwantedOf({ not = [] }: DetectionFilter, key: MortalFilter): string[] {
  return not.flatMap((pair) => (pair.startsWith(`${key}:`) ? [pair.slice(key.length + 1)] : []));
}
