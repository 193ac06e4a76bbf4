import { sourceIdOf, type DeviceEntity, type PersonEntity } from '@waybill/contract';
import { mergeDevice, mergePerson, type LinkReason, type RecordKey } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

/** A source's record with its known identity. */
export interface MemberRow {
  record_id: string;
  /** null: the record is new. */
  identity_id: string | null;
  is_separated: boolean;
  first_at: Date;
  seen_at: Date;
  facts: PersonEntity | DeviceEntity;
  keys: RecordKey[];
}

interface IdentityGroup {
  identityId: string;
  rows: readonly MemberRow[];
  reasons: ReadonlyMap<string, LinkReason[]>;
}

interface IdentityRow extends IdentityGroup {
  name: string | null;
  searchText: string;
  facts: object;
  sources: string[];
  ownerKey: string | null;
  isDeleted: boolean;
  seenAt: Date;
}

type IdentityKind = 'person' | 'device';

/** Stored facts of each identity, merged from its records. */
export function identityRows(kind: IdentityKind, groups: readonly IdentityGroup[]): IdentityRow[] {
  return groups.map((group) => {
    const shared = {
      ...group,
      sources: [...new Set(group.rows.map(({ facts }) => facts.source))].toSorted(),
      seenAt: new Date(Math.max(...group.rows.map((row) => row.seen_at.getTime()))),
    };
    return kind === 'person' ? personRow(shared) : deviceRow(shared);
  });
}

type Shared = IdentityGroup & Pick<IdentityRow, 'sources' | 'seenAt'>;

function personRow(shared: Shared): IdentityRow {
  const records = shared.rows.map(({ facts }) => facts).filter((facts) => facts.kind === 'person');
  const { isDeleted, ...facts } = mergePerson(records);
  const name = facts.name ?? facts.emails[0] ?? facts.logins[0] ?? null;
  const words = [name, ...facts.emails, ...facts.logins, facts.employeeId];
  return { ...shared, name, searchText: searchable(words), facts, ownerKey: null, isDeleted };
}

function deviceRow(shared: Shared): IdentityRow {
  const records = shared.rows.map(({ facts }) => facts).filter((facts) => facts.kind === 'device');
  const { isDeleted, ...facts } = mergeDevice(records);
  const name = facts.hostname ?? facts.serial;
  const words = [name, facts.serial, facts.owner, facts.model];
  const searchText = searchable(words);
  return { ...shared, name, searchText, facts, ownerKey: facts.owner, isDeleted };
}

function searchable(words: readonly (string | null)[]): string {
  return words
    .filter((word) => word !== null)
    .join(' ')
    .toLowerCase();
}

/** Writes identities and their records; empty identities are deleted. */
export async function writeIdentities(
  tx: Transaction,
  tenantId: number,
  change: { kind: IdentityKind; identities: readonly IdentityRow[]; gone: readonly string[] },
): Promise<void> {
  const { kind, identities, gone } = change;
  await tx.named('identity_upsert', UPSERT_IDENTITY, [
    tenantId,
    kind,
    identities.map(({ identityId }) => identityId),
    identities.map(({ name }) => name),
    identities.map(({ name }) => (name ?? '\u{10FFFF}').toLowerCase()),
    identities.map(({ searchText }) => searchText),
    identities.map(({ facts }) => JSON.stringify(facts)),
    identities.map(({ sources }) => JSON.stringify(sources)),
    identities.map(({ rows }) => rows.length),
    identities.map(({ ownerKey }) => ownerKey),
    identities.map(({ isDeleted }) => isDeleted),
    identities.map(({ seenAt }) => seenAt),
  ]);
  const records = identities.flatMap(({ identityId, rows, reasons }) =>
    rows.map((row) => ({ identityId, row, reasons: reasons.get(row.record_id) ?? [] })),
  );
  await tx.named('identity_record_upsert', UPSERT_RECORD, [
    tenantId,
    kind,
    records.map(({ row }) => row.record_id),
    records.map(({ identityId }) => identityId),
    records.map(({ row }) => sourceIdOf(row.facts.source)),
    records.map(({ row }) => row.facts.entityId),
    records.map(({ reasons }) => JSON.stringify(reasons)),
    records.map(({ row }) => row.is_separated),
    records.map(({ row }) => row.first_at),
  ]);
  if (gone.length === 0) return;
  await tx.named(
    'identity_gone',
    'DELETE FROM identity WHERE tenant_id = $1 AND identity_id = ANY($2)',
    [tenantId, gone],
  );
}

const UPSERT_IDENTITY = `
INSERT INTO identity (tenant_id, kind, identity_id, name, sort_name, search_text, facts, sources,
  records, owner_key, is_deleted, seen_at)
SELECT $1, $2, id, name, sort_name, search_text, facts,
  ARRAY(SELECT jsonb_array_elements_text(sources)), records, owner_key, is_deleted, seen_at
FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::jsonb[], $8::jsonb[], $9::integer[],
  $10::text[], $11::boolean[], $12::timestamptz[])
  AS row (id, name, sort_name, search_text, facts, sources, records, owner_key, is_deleted, seen_at)
ON CONFLICT (tenant_id, identity_id) DO UPDATE SET
  name = excluded.name, sort_name = excluded.sort_name, search_text = excluded.search_text,
  facts = excluded.facts, sources = excluded.sources, records = excluded.records,
  owner_key = excluded.owner_key, is_deleted = excluded.is_deleted, seen_at = excluded.seen_at`;

const UPSERT_RECORD = `
INSERT INTO identity_record (tenant_id, kind, record_id, identity_id, source_id, entity_id, reasons,
  is_separated, first_at)
SELECT $1, $2, record_id, identity_id, source_id, entity_id, reasons, is_separated, first_at
FROM unnest($3::text[], $4::uuid[], $5::text[], $6::text[], $7::jsonb[], $8::boolean[],
  $9::timestamptz[])
  AS row (record_id, identity_id, source_id, entity_id, reasons, is_separated, first_at)
ON CONFLICT (tenant_id, record_id) DO UPDATE SET
  identity_id = excluded.identity_id, reasons = excluded.reasons,
  is_separated = excluded.is_separated`;
