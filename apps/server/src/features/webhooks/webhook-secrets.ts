import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '@waybill/store';
import type { SecretBox } from '../../platform/secret-box.ts';

/** Purpose of the key that seals the secrets. @published */
export const WEBHOOK_SECRETS = 'webhook secrets';

/** How long the former secret signs as well. */
export const OVERLAP_MS = 24 * 3_600_000;

const placeOf = (tenantId: number, secretId: string) => ({
  tenantId,
  ownerId: secretId,
  fieldId: 'secret',
});

interface Owner {
  tenantId: number;
  webhookId: string;
}

/** Makes the secret that signs from now on. */
export async function addSecret(
  tx: Transaction,
  box: SecretBox,
  { tenantId, webhookId }: Owner,
): Promise<string> {
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  const secretId = randomUUID();
  await tx.named(
    'webhook_secret_insert',
    'INSERT INTO webhook_secret (tenant_id, webhook_id, secret_id, sealed) VALUES ($1, $2, $3, $4)',
    [tenantId, webhookId, secretId, box.seal(placeOf(tenantId, secretId), secret)],
  );
  return secret;
}

/** Lets the secrets that there are end, those before them at once. */
export async function endSecrets(tx: Transaction, webhookId: string, endsAt: Date): Promise<void> {
  await tx.named(
    'webhook_secret_former',
    'DELETE FROM webhook_secret WHERE webhook_id = $1 AND ends_at IS NOT NULL',
    [webhookId],
  );
  await tx.named(
    'webhook_secret_end',
    'UPDATE webhook_secret SET ends_at = $2 WHERE webhook_id = $1',
    [webhookId, endsAt],
  );
}

/** The secrets that sign now, the current one first. */
export async function readSecrets(
  tx: Transaction,
  box: SecretBox,
  { tenantId, webhookId, now }: Owner & { now: number },
): Promise<string[]> {
  const rows = await tx.named<{ secret_id: string; sealed: Buffer }>(
    'webhook_secret_read',
    `SELECT secret_id, sealed FROM webhook_secret
     WHERE webhook_id = $1 AND (ends_at IS NULL OR ends_at > $2) ORDER BY ends_at DESC NULLS FIRST`,
    [webhookId, new Date(now)],
  );
  return rows.map(({ secret_id: id, sealed }) => box.open(placeOf(tenantId, id), sealed));
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body" in hex>`, one `v1` for each secret. */
export function signatureOf(secrets: readonly string[], body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const marks = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...marks].join(',');
}
