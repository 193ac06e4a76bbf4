import type { Transaction } from '@waybill/store';
import { personNames } from '../inventory/inventory-read-model.ts';
import { countDetections } from './count-detections.ts';
import type { FoundName, FoundNames } from './find-names.ts';
import { hitOf, type SearchGroup } from './found-groups.ts';

interface PersonKeys {
  /** Addresses and logins. */
  known: string[];
  /** Those named by events. */
  seen: string[];
}

/** People as hits, on a tie those listed by sources first; without duplicates. */
export async function peopleGroup(
  tx: Transaction,
  found: readonly FoundNames[],
  { tenantId, limit, now }: { tenantId: number; limit: number; now: number },
): Promise<SearchGroup> {
  const names = found.flatMap((one) => one.names).slice(0, limit);
  const keys = await keysOfPeople(tx, names);
  const people = names.map((name) => ({ name, ...keysOf(name, keys) }));
  const counts = await countDetections(
    tx,
    'person',
    people.flatMap((person) => person.keys),
    now,
  );
  // A person has one name, however events and sources spell it.
  const called = await personNames(
    tx,
    tenantId,
    people.flatMap(({ keys: [first] }) => first ?? []),
  );
  return {
    kind: 'person',
    total: found.reduce((sum, { total }) => sum + total, 0),
    hits: people.map(({ name, keys: own, hasEvents }) =>
      hitOf({
        kind: 'person',
        key: own[0] ?? name.key,
        title: titleOf(name, own, called),
        detail: detailOf(titleOf(name, own, called), name, own),
        detections: own.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0),
        keys: own,
        identityId: name.kind === 'person' ? name.key : null,
        hasEvents,
      }),
    ),
  };
}

function titleOf(
  { title }: FoundName,
  [first]: readonly string[],
  called: ReadonlyMap<string, string>,
): string {
  return (first === undefined ? undefined : called.get(first)) ?? title;
}

function detailOf(title: string, { detail }: FoundName, keys: readonly string[]): string | null {
  const parts = [detail, keys[0] ?? null].filter((part) => part !== null && part !== title);
  return [...new Set(parts)].join(' · ') || null;
}

function keysOf(
  { kind, key }: FoundName,
  known: ReadonlyMap<string, PersonKeys>,
): { keys: string[]; hasEvents: boolean } {
  if (kind === 'actor') return { keys: [key], hasEvents: true };
  const own = known.get(key) ?? { known: [], seen: [] };
  return own.seen.length > 0
    ? { keys: own.seen, hasEvents: true }
    : { keys: own.known, hasEvents: false };
}

/** Keys of people listed by sources, by identity. */
async function keysOfPeople(
  tx: Transaction,
  names: readonly FoundName[],
): Promise<Map<string, PersonKeys>> {
  const ids = names.flatMap(({ kind, key }) => (kind === 'person' ? [key] : []));
  if (ids.length === 0) return new Map();
  const rows = await tx.named<{ identity_id: string; known: string[]; seen: string[] }>(
    'search_person_keys',
    `SELECT p.identity_id, array_agg(p.value ORDER BY p.reason, p.value) AS known,
       coalesce(array_agg(p.value ORDER BY p.reason, p.value) FILTER (WHERE p.is_seen), '{}') AS seen
     FROM (
       SELECT r.identity_id, k.value, min(k.reason) AS reason, EXISTS (SELECT FROM search_name a
         WHERE a.tenant_id = app_tenant_id() AND a.kind = 'actor' AND a.key_hash = md5(k.value)::uuid) AS is_seen
       FROM identity_record r JOIN identity_key k ON k.tenant_id = r.tenant_id AND k.record_id = r.record_id
       WHERE r.tenant_id = app_tenant_id() AND r.identity_id = ANY ($1::uuid[])
         AND k.kind = 'person' AND k.reason IN ('email', 'login')
       GROUP BY r.identity_id, k.value) AS p
     GROUP BY p.identity_id`,
    [ids],
  );
  return new Map(rows.map((row) => [row.identity_id, row]));
}
