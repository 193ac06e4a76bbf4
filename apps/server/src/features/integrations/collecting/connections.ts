import { hash } from 'node:crypto';
import {
  createRequestBudget,
  createTokenCache,
  type RequestBudget,
  type TokenCache,
} from '@waybill/collector';
import type { Transaction } from '@waybill/store';
import { createLruMap } from '../../../platform/lru-map.ts';
import { requireIntegration } from '../integration-rows.ts';
import {
  SecretUnreadable,
  type SecretBox,
  type SecretPlace,
} from '../../../platform/secret-box.ts';
import type { CollectServices, StreamTarget } from './collect-services.ts';

/** Shared by the streams of an integration while its settings are unchanged. */
export interface Connection {
  /** Settings and secrets, by field. */
  values: Record<string, string>;
  tokens: TokenCache;
  budget: RequestBudget;
  /** Stored form of secrets, by field. */
  sealed: Map<string, string>;
  /** Stored settings that mean this connection: the first ones, and each with a rotated secret. */
  signatures: Set<string>;
}

export interface Connections {
  /** The connection with its present settings. Throws `resource.not_found`, `SecretUnreadable`. */
  of(target: StreamTarget): Promise<Connection>;
  /** Stores a secret that the vendor rotated, unless a person has entered another one since. */
  rotate(
    target: StreamTarget,
    connection: Connection,
    fieldId: string,
    text: string,
  ): Promise<void>;
}

/** Connections that keep their tokens between runs. */
const MOST_HELD = 200;

export function connections({
  database,
  box,
  now,
}: Pick<CollectServices, 'database' | 'box' | 'now'>): Connections {
  const held = createLruMap<Connection>(MOST_HELD);
  return {
    async of({ tenantId, integrationId }) {
      const { values, plain, sealed } = await database.tenant(tenantId, (tx) =>
        loadValues(tx, box, { tenantId, integrationId }),
      );
      const key = `${tenantId} ${integrationId}`;
      const signature = signatureOf(plain, sealed);
      const known = held.get(key);
      if (known?.signatures.has(signature)) return Object.assign(known, { values, sealed });
      const fresh = {
        values,
        sealed,
        tokens: createTokenCache(),
        budget: createRequestBudget(),
        signatures: new Set([signature]),
      };
      held.set(key, fresh);
      return fresh;
    },
    async rotate({ tenantId, integrationId }, connection, fieldId, text) {
      const before = connection.sealed.get(fieldId);
      const after = box.seal({ tenantId, ownerId: integrationId, fieldId }, text);
      await database.tenant(tenantId, async (tx) => {
        const { plain_values: plain } = await requireIntegration(tx, integrationId);
        const sealed = new Map(connection.sealed).set(fieldId, after.toString('base64'));
        // Before it becomes readable, so that every reader knows the connection.
        connection.signatures.add(signatureOf(plain, sealed));
        connection.sealed.set(fieldId, after.toString('base64'));
        const place = { tenantId, ownerId: integrationId, fieldId };
        if (before === undefined || !(await isStill(tx, box, { place, before }))) return;
        await tx.query(
          `UPDATE integration_secret SET sealed = $3, set_at = $4
           WHERE integration_id = $1 AND field_id = $2`,
          [integrationId, fieldId, after, new Date(now())],
        );
      });
    },
  };
}

/**
 * Whether the locked stored secret is unchanged. Its bytes may differ: after a change of the master key
 * it is resealed.
 */
async function isStill(
  tx: Transaction,
  box: SecretBox,
  { place, before }: { place: SecretPlace; before: string },
): Promise<boolean> {
  const [row] = await tx.query<{ sealed: Buffer }>(
    'SELECT sealed FROM integration_secret WHERE integration_id = $1 AND field_id = $2 FOR UPDATE',
    [place.ownerId, place.fieldId],
  );
  return (
    row !== undefined &&
    box.open(place, row.sealed) === box.open(place, Buffer.from(before, 'base64'))
  );
}

function signatureOf(plain: Readonly<Record<string, string>>, sealed: Map<string, string>): string {
  const fields = [...Object.entries(plain), ...sealed].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(fields));
}

/** Every value of an integration, secrets opened. */
export interface StoredValues {
  values: Record<string, string>;
  plain: Record<string, string>;
  /** Stored form of secrets, Base64, by field. */
  sealed: Map<string, string>;
}

/** Throws `resource.not_found`, and `SecretUnreadable` when the master key has changed. */
export async function loadValues(
  tx: Transaction,
  box: SecretBox,
  { tenantId, integrationId }: { tenantId: number; integrationId: string },
): Promise<StoredValues> {
  const { plain_values: plain } = await requireIntegration(tx, integrationId);
  const rows = await tx.query<{ field_id: string; sealed: Buffer }>(
    'SELECT field_id, sealed FROM integration_secret WHERE integration_id = $1',
    [integrationId],
  );
  const opened = rows.map(({ field_id: fieldId, sealed }) => [
    fieldId,
    box.open({ tenantId, ownerId: integrationId, fieldId }, sealed),
  ]);
  return {
    values: { ...plain, ...Object.fromEntries(opened) },
    plain,
    sealed: new Map(rows.map((row) => [row.field_id, row.sealed.toString('base64')])),
  };
}

/** The same; null if the secrets are unreadable and must be entered again. */
export async function loadReadable(
  ...parts: Parameters<typeof loadValues>
): Promise<StoredValues | null> {
  try {
    return await loadValues(...parts);
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}
