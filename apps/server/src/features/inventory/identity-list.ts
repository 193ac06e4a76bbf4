import type { DeviceIdentity, IntegrationName, PersonIdentity } from '@waybill/contract';
import type { MergedDevice, MergedPerson } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { decodeCursor, encodeCursor } from '../../http/keyset-cursor.ts';
import { AppError } from '../../platform/app-error.ts';
import { identityIdOf } from './identity-id.ts';

const DEFAULT_PAGE = 50;

interface IdentityRow {
  identity_id: string;
  name: string | null;
  sort_name: string;
  sources: IntegrationName[];
  records: number;
  seen_at: Date;
  [column: string]: unknown;
}
export interface PersonRow extends IdentityRow {
  facts: Omit<MergedPerson, 'isDeleted'>;
  devices: number;
}
export interface DeviceRow extends IdentityRow {
  facts: Omit<MergedDevice, 'isDeleted'>;
  owner_id: string | null;
  owner_name: string | null;
}

export interface ListRequest {
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface IdentityPage<Row> {
  rows: Row[];
  total: number;
  nextCursor: string | null;
}

/** Devices whose owner is known by an address or login of the person. */
const DEVICE_COUNT = `(SELECT count(*)::integer FROM identity AS device
  WHERE device.owner_key IN (SELECT value FROM identity_key JOIN identity_record USING (tenant_id, record_id)
    WHERE identity_record.identity_id = identity.identity_id AND reason IN ('email', 'login'))
  AND NOT device.is_deleted) AS devices`;

/** The person who is known by the owner that a device's record names. */
const OWNER = `LEFT JOIN LATERAL (
  SELECT person.identity_id AS owner_id, person.name AS owner_name FROM identity_key
  JOIN identity_record USING (tenant_id, record_id)
  JOIN identity AS person ON person.identity_id = identity_record.identity_id
  WHERE identity_key.kind = 'person' AND reason IN ('email', 'login') AND value = identity.owner_key
  LIMIT 1) AS owner ON true`;

const COLUMNS =
  'identity.identity_id, identity.name, sort_name, identity.facts, sources, records, identity.seen_at';

export const PERSON_SELECT = `SELECT ${COLUMNS}, ${DEVICE_COUNT} FROM identity`;
export const DEVICE_SELECT = `SELECT ${COLUMNS}, owner_id, owner_name FROM identity ${OWNER}`;

/** One page of people or devices by name, and their total. */
export async function identityPage<Row extends PersonRow | DeviceRow>(
  tx: Transaction,
  kind: 'person' | 'device',
  request: ListRequest,
): Promise<IdentityPage<Row>> {
  const limit = request.limit ?? DEFAULT_PAGE;
  const after = placeAfter(request.cursor);
  const pattern = request.q
    ? `%${request.q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    : null;
  const where = `identity.kind = $1 AND NOT identity.is_deleted AND ($2::text IS NULL OR identity.search_text LIKE $2)`;
  const rows = await tx.named<Row>(
    `identity_page_${kind}`,
    `${kind === 'person' ? PERSON_SELECT : DEVICE_SELECT}
     WHERE ${where} AND (sort_name, identity.identity_id) > ($3, $4::uuid)
     ORDER BY sort_name, identity.identity_id LIMIT $5`,
    [kind, pattern, ...after, limit + 1],
  );
  const [count] = await tx.named<{ total: number }>(
    'identity_count',
    `SELECT count(*)::integer AS total FROM identity WHERE ${where}`,
    [kind, pattern],
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor =
    rows.length > limit && last ? encodeCursor([last.sort_name, last.identity_id]) : null;
  return { rows: page, total: count?.total ?? 0, nextCursor };
}

/** Sort name and id of the last row of the page before. Throws `request.invalid`. */
function placeAfter(cursor: string | undefined): [string, string] {
  if (cursor === undefined) return ['', '00000000-0000-0000-0000-000000000000'];
  const [name, id] = decodeCursor(cursor, ['text', 'text']);
  const identityId = identityIdOf(String(id));
  if (identityId !== null) return [String(name), identityId];
  throw new AppError('request.invalid', {
    errors: [{ path: 'cursor', message: 'is not a valid cursor for this list' }],
  });
}

/** A person as the wire has it. */
export function personOf(row: PersonRow): PersonIdentity {
  return { ...sharedOf(row), ...row.facts, name: row.name, devices: row.devices };
}

/** A device as the wire has it. */
export function deviceOf(row: DeviceRow): DeviceIdentity {
  const { owner, lastSeenAt, ...facts } = row.facts;
  const seenAt = lastSeenAt === null ? row.seen_at : new Date(lastSeenAt);
  return {
    ...sharedOf(row),
    ...facts,
    name: row.name,
    seenAt: seenAt.toISOString(),
    owner: owner === null ? null : { identityId: row.owner_id, label: row.owner_name ?? owner },
  };
}

function sharedOf(row: IdentityRow) {
  return {
    identityId: row.identity_id,
    sources: row.sources,
    records: row.records,
    seenAt: row.seen_at.toISOString(),
  };
}
