import { DESTINATION_NAMES, SOURCE_NAMES } from '@waybill/contract';
import { CLASSIFIERS, SERVICE_NAMES } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { PolicyLists } from './check-content.ts';
import { readLists } from './policy-rows.ts';

/** Values in a tenant that conditions may name. */
export interface KnownValues {
  lists: PolicyLists;
  dataTypes: ReadonlySet<string>;
  /** Existing values of fields without a closed vocabulary, by field. */
  values: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Names of lists, data types and groups of people, for sentences. */
export interface OwnNames {
  dataTypes: readonly { id: string; name: string }[];
  lists: readonly { id: string; name: string }[];
  values: Readonly<Record<string, readonly string[]>>;
}

const PLACES: ReadonlySet<string> = new Set<string>([
  ...SOURCE_NAMES,
  ...DESTINATION_NAMES,
  ...SERVICE_NAMES,
]);

/** Maximum names read per kind; a larger directory has no names usable in a sentence. */
const MOST_NAMES = 20_000;

export async function readKnownValues(tx: Transaction, tenantId: number): Promise<KnownValues> {
  const { dataTypes, values } = await readOwnNames(tx, tenantId);
  return {
    lists: await readLists(tx, tenantId),
    dataTypes: new Set([...CLASSIFIERS, ...dataTypes].map(({ id }) => id)),
    values: new Map(Object.entries(values).map(([field, names]) => [field, new Set(names)])),
  };
}

/** Names given by the tenant. */
export async function readOwnNames(tx: Transaction, tenantId: number): Promise<OwnNames> {
  const dataTypes = await tx.named<{ id: string; name: string }>(
    'policy_named_types',
    `SELECT data_type_id AS id, name FROM data_type WHERE tenant_id = $1 AND state <> 'retired'`,
    [tenantId],
  );
  const lists = await tx.named<{ id: string; name: string }>(
    'policy_named_lists',
    'SELECT list_id AS id, name FROM policy_list WHERE tenant_id = $1',
    [tenantId],
  );
  const departments = await tx.named<{ name: string }>(
    'policy_named_departments',
    `SELECT DISTINCT facts ->> 'department' AS name FROM identity
     WHERE tenant_id = $1 AND NOT is_deleted AND facts ->> 'department' <> '' LIMIT $2`,
    [tenantId, MOST_NAMES],
  );
  const groups = await tx.named<{ name: string }>(
    'policy_named_groups',
    `SELECT DISTINCT facts ->> 'name' AS name FROM entity
     WHERE tenant_id = $1 AND kind = 'group' AND facts ->> 'name' <> '' LIMIT $2`,
    [tenantId, MOST_NAMES],
  );
  return {
    dataTypes,
    lists,
    values: {
      'actor.department': departments.map(({ name }) => name),
      'actor.groups': groups.map(({ name }) => name),
    },
  };
}

/** Whether a place may have this name: a product's name, or a host. */
export function isPlaceName(name: string): boolean {
  return PLACES.has(name) || name.includes('.') || name.includes(':');
}
