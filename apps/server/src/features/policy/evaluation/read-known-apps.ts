import { sourceIdOf, type ActivityEvent } from '@waybill/contract';
import type { KnownApp } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

/** Applications by the ids that records of a consent name them by, lower case. */
export type KnownApps = ReadonlyMap<string, KnownApp>;

/**
 * Tenants of Microsoft in which its own applications are registered. Source: Microsoft, "Verify first-party Microsoft
 * applications in sign-in reports".
 */
const FIRST_PARTY: readonly (string | null)[] = [
  'f8cdef31-a31e-4b4a-93e4-5f571e91255a',
  '72f988bf-86f1-41af-91ab-2d7cd011db47',
];

interface AppRow {
  id: string;
  owner: string | null;
  publisher: string | null;
  [column: string]: unknown;
}

/** All directory facts about applications. */
export async function readKnownApps(tx: Transaction, tenantId: number): Promise<KnownApps> {
  const rows = await tx.named<AppRow>(
    'known_apps',
    `SELECT entity_id AS id, facts ->> 'owner' AS owner, facts ->> 'publisher' AS publisher
     FROM entity
     WHERE tenant_id = $1 AND source_id = $2 AND kind = 'item' AND facts ->> 'itemKind' = 'app'
       AND NOT is_deleted`,
    [tenantId, sourceIdOf('Entra')],
  );
  return new Map(
    rows.map(({ id, owner, publisher }) => {
      const isFirstParty = FIRST_PARTY.includes(owner);
      const app = { publisher, isVerified: publisher !== null || isFirstParty, isFirstParty };
      return [id.toLowerCase(), app];
    }),
  );
}

/** The application that an event is about. */
export function appOf(apps: KnownApps, { extra, object }: ActivityEvent): KnownApp | null {
  const named = [extra['application'], object.kind === 'application' ? object.id : null];
  for (const id of named) {
    const known = id ? apps.get(id.toLowerCase()) : undefined;
    if (known) return known;
  }
  return null;
}
