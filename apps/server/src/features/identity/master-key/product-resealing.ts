import {
  startResealing,
  type Database,
  type ResealOptions,
  type SealedColumn,
} from '@waybill/store';
import { KEPT_CONTENTS } from '../../classification/contents/content-classifier.ts';
import { placeOf } from '../../classification/contents/content-vault.ts';
import { AUDIT_KEYS, auditKeyPlace } from '../../audit/keys/audit-keys.ts';
import { EXPORT_SECRETS } from '../../exports/export-rows.ts';
import { WEBHOOK_SECRETS } from '../../webhooks/webhook-secrets.ts';
import { SECRETS_PURPOSE } from '../../integrations/integration-services.ts';
import type { LoopServices } from '../../../platform/tenant-loop.ts';
import {
  secretBox,
  SecretUnreadable,
  type KeyFor,
  type SecretPlace,
} from '../../../platform/secret-box.ts';
import { CARRIED_KEYS, carriedPlace } from './carried-place.ts';

type Fields = ReadonlyMap<string, string>;

/** Values of the installation, before those of the tenants, which count from 1. */
const NO_TENANT = 0;

/** Resealing of the product's values. */
export function productResealing(
  database: Database,
  keyFor: KeyFor,
  now: () => number,
): ResealOptions {
  return {
    transaction: (partition, work) =>
      partition === null || partition === NO_TENANT
        ? database.system((tx) => work(tx.client))
        : database.tenant(partition, (tx) => work(tx.client)),
    async partitions() {
      const rows = await database.system((tx) =>
        tx.query<{ id: number }>('SELECT tenant_ids() AS id'),
      );
      return [NO_TENANT, ...rows.map(({ id }) => id)];
    },
    columns: (partition) => sealedColumns(keyFor, partition),
    now,
  };
}

/**
 * Every column of the product's database that a box seals. A test compares the list with the schema: what
 * is missing here is lost when the master key changes.
 */
export function sealedColumns(keyFor: KeyFor, tenantId: number): SealedColumn[] {
  const judgeWith =
    (purpose: string, place: (fields: Fields) => SecretPlace): SealedColumn['judge'] =>
    ({ fields, sealed }) =>
      judge(keyFor, purpose, { place: place(fields), sealed });
  if (tenantId === NO_TENANT) {
    return [
      {
        table: 'carried_key',
        column: 'sealed_key',
        key: { purpose: 'text' },
        judge: judgeWith(CARRIED_KEYS, (row) => carriedPlace(row.get('purpose') ?? '')),
      },
      {
        table: 'audit_key',
        column: 'sealed_private_key',
        key: { position: 'integer' },
        fields: ['key_id'],
        judge: judgeWith(AUDIT_KEYS, (row) => auditKeyPlace(row.get('key_id') ?? '')),
      },
    ];
  }
  return [
    {
      table: 'integration_secret',
      column: 'sealed',
      key: { integration_id: 'uuid', field_id: 'text' },
      judge: judgeWith(SECRETS_PURPOSE, (row) => ({
        tenantId,
        ownerId: row.get('integration_id') ?? '',
        fieldId: row.get('field_id') ?? '',
      })),
    },
    {
      table: 'export_stream',
      column: 'sealed_secret',
      key: { export_id: 'uuid' },
      judge: judgeWith(EXPORT_SECRETS, (row) => ({
        tenantId,
        ownerId: row.get('export_id') ?? '',
        fieldId: 'secret',
      })),
    },
    {
      table: 'webhook_secret',
      column: 'sealed',
      key: { secret_id: 'uuid' },
      judge: judgeWith(WEBHOOK_SECRETS, (row) => ({
        tenantId,
        ownerId: row.get('secret_id') ?? '',
        fieldId: 'secret',
      })),
    },
    {
      table: 'content_blob',
      column: 'sealed',
      key: { version_id: 'uuid' },
      join: 'JOIN object_version USING (tenant_id, version_id)',
      fields: ['object_version.digest'],
      judge: judgeWith(KEPT_CONTENTS, (row) => {
        // PostgreSQL writes bytes as `\x` and hexadecimal digits.
        const digest = Buffer.from((row.get('digest') ?? '').slice(2), 'hex');
        return placeOf({ tenantId, digest });
      }),
    },
    {
      table: 'backlog_content',
      column: 'sealed',
      key: { content_id: 'uuid' },
      fields: ['digest'],
      judge: judgeWith(KEPT_CONTENTS, (row) => {
        const digest = Buffer.from((row.get('digest') ?? '').slice(2), 'hex');
        return placeOf({ tenantId, digest });
      }),
    },
  ];
}

function judge(
  keyFor: KeyFor,
  purpose: string,
  { place, sealed }: { place: SecretPlace; sealed: Buffer },
): ReturnType<SealedColumn['judge']> {
  const box = secretBox(keyFor(purpose));
  if (opened(() => box.openBytes(place, sealed)) !== null) return 'current';
  if (!keyFor.before) return 'unreadable';
  const older = secretBox(keyFor.before(purpose));
  const plain = opened(() => older.openBytes(place, sealed));
  return plain === null ? 'unreadable' : box.sealBytes(place, plain);
}

function opened(open: () => Buffer): Buffer | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}

/** Reseals everything in the background after a change of the master key. */
export function startProductResealing(
  { database, log, now }: LoopServices,
  keyFor: KeyFor,
): { stop(): Promise<void> } {
  return startResealing(productResealing(database, keyFor, now), (err) =>
    log.warn({ err }, 'could not re-encrypt values'),
  );
}
