import type { KeyVault } from '../crypto/key-vault.ts';
import { writeAudit } from '../audit/audit-store.ts';
import { inTransaction, type Client, type Pool } from '../store/statement.ts';
import { makeSigningKey, type KeyPurpose, type SigningAlgorithm } from './make-signing-key.ts';
import {
  holdSigningKeys,
  insertSigningKey,
  listSigningKeys,
  notifyOfKeys,
  promoteSigningKeys,
  retireSigningKeys,
  revokeSigningKey,
  type SigningKeyRow,
} from './signing-key-store.ts';

const DAY_MS = 86_400_000;
/** Other processes sign with the old key until they notice; it stays published that much longer. */
const NOTICE_MS = DAY_MS;
/**
 * How long a new key is published before it signs: clients cache the key document for up to an hour.
 * Most libraries refetch it for an unknown key id, but not all do.
 */
export const PUBLISHED_AHEAD_MS = 3_600_000;

export interface RotationOptions {
  pool: Pool;
  vault: Pick<KeyVault, 'seal' | 'open'>;
  clock: () => number;
  sessionTtlMs: number;
  refreshTtlMs: number;
  /** For session tokens. A changed value creates new keys. */
  algorithm: SigningAlgorithm;
  /** Days after which new keys are made unasked; 0: never. */
  rotationDays: number;
}

/** Reason for the key change; written to the audit. */
export interface RotationCause {
  trigger: 'first start' | 'configuration' | 'schedule' | 'management';
  remoteAddress?: string;
}

/**
 * Publishes new keys, which sign an hour later; the old ones stay published until their tokens have
 * expired. Processes agree without further messages: each signs with the newest active keys.
 *
 * @param isWanted evaluated while no other process can change the keys, newest keys first.
 * @returns false if it was not wanted, or new keys are already pending.
 */
export async function rotateKeys(
  options: RotationOptions,
  cause: RotationCause,
  isWanted: (keys: readonly SigningKeyRow[]) => boolean,
): Promise<boolean> {
  const { pool, clock } = options;
  // Creating an RSA key takes a second: checked first, so that most sweeps create none.
  if (!isRotationWanted(await listSigningKeys(pool, new Date(clock())), clock(), isWanted)) {
    return false;
  }
  const made = await newKeys(options);
  return inTransaction(pool, async (client) => {
    await holdSigningKeys(client);
    const now = clock();
    const keys = await listSigningKeys(client, new Date(now));
    if (!isRotationWanted(keys, now, isWanted)) return false;
    // The first keys need no announcement period.
    const signsFrom = keys.some(isUsable) ? now + PUBLISHED_AHEAD_MS : now;
    await storeKeys(options, client, { made, now, signsFrom });
    await writeAudit(client, {
      action: 'SigningKeyRotated',
      occurredAt: new Date(now),
      remoteAddress: cause.remoteAddress,
      data: {
        trigger: cause.trigger,
        kids: made.map(({ kid }) => kid),
        signsFrom: new Date(signsFrom).toISOString(),
      },
    });
    return true;
  });
}

function isRotationWanted(
  keys: readonly SigningKeyRow[],
  now: number,
  isWanted: (keys: readonly SigningKeyRow[]) => boolean,
): boolean {
  const isPending = keys.some((key) => isUsable(key) && key.signs_from.getTime() > now);
  return !isPending && isWanted(keys);
}

/** Whether the newest keys are older than the schedule allows. */
export function isRotationDue(
  { rotationDays, clock }: Pick<RotationOptions, 'rotationDays' | 'clock'>,
  keys: readonly SigningKeyRow[],
): boolean {
  const newest = keys.find(isUsable);
  if (rotationDays === 0 || !newest) return false;
  return newest.signs_from.getTime() + rotationDays * DAY_MS <= clock();
}

/**
 * Revokes a key immediately: its tokens are refused from now on. If it was signing, the pending keys
 * take over, or unannounced new ones.
 *
 * @returns false if the key does not exist or was already revoked.
 */
export async function revokeKey(
  options: RotationOptions,
  revocation: { kid: string; reason: string; remoteAddress: string },
): Promise<boolean> {
  const { pool, clock, refreshTtlMs } = options;
  // Made first: the transaction holds the keys of all processes.
  const spare = await newKeys(options);
  return inTransaction(pool, async (client) => {
    await holdSigningKeys(client);
    const now = clock();
    const keys = await listSigningKeys(client, new Date(now));
    const revoked = keys.find((key) => key.kid === revocation.kid && isUsable(key));
    if (!revoked) return false;
    const until = new Date(now + refreshTtlMs + NOTICE_MS);
    await revokeSigningKey(client, revoked.kid, { now: new Date(now), until });
    await replaceRevoked(options, client, { revoked, keys, now, spare });
    await writeAudit(client, {
      action: 'SigningKeyRevoked',
      occurredAt: new Date(now),
      remoteAddress: revocation.remoteAddress,
      data: { kid: revoked.kid, purpose: revoked.purpose, reason: revocation.reason },
    });
    await notifyOfKeys(client);
    return true;
  });
}

interface Revoked {
  revoked: SigningKeyRow;
  /** Of the previous state, newest first. */
  keys: readonly SigningKeyRow[];
  now: number;
  spare: readonly NewKey[];
}

async function replaceRevoked(
  options: RotationOptions,
  client: Client,
  { revoked, keys, now, spare }: Revoked,
): Promise<void> {
  const from = (key: SigningKeyRow): number => key.signs_from.getTime();
  const usable = keys.filter(isUsable);
  const ahead = usable.find((key) => from(key) > now);
  const signing = usable.find((key) => from(key) <= now);
  if (ahead && from(revoked) === from(ahead)) {
    await storeKeys(options, client, { made: spare, now, signsFrom: now + PUBLISHED_AHEAD_MS });
  } else if (signing && from(revoked) === from(signing)) {
    if (ahead) await promoteSigningKeys(client, new Date(now));
    else await storeKeys(options, client, { made: spare, now, signsFrom: now });
  }
}

function isUsable(key: SigningKeyRow): boolean {
  return key.revoked_at === null;
}

interface NewKey extends Awaited<ReturnType<typeof makeSigningKey>> {
  purpose: KeyPurpose;
  algorithm: SigningAlgorithm;
}

async function newKeys({ algorithm: chosen }: RotationOptions): Promise<NewKey[]> {
  return Promise.all(
    purposesOf(chosen).map(async ({ purpose, algorithm }) => ({
      purpose,
      algorithm,
      ...(await makeSigningKey(algorithm)),
    })),
  );
}

/** Stores the keys instead of the newest ones, which end when their last tokens do. */
async function storeKeys(
  options: RotationOptions,
  client: Client,
  { made, now, signsFrom }: { made: readonly NewKey[]; now: number; signsFrom: number },
): Promise<void> {
  await retireSigningKeys(client, {
    session: new Date(signsFrom + options.sessionTtlMs + NOTICE_MS),
    refresh: new Date(signsFrom + options.refreshTtlMs + NOTICE_MS),
  });
  for (const { pkcs8, ...key } of made) {
    const sealed = options.vault.seal(pkcs8, key.kid);
    const times = { now: new Date(now), signsFrom: new Date(signsFrom) };
    await insertSigningKey(client, { ...key, sealed, ...times });
  }
  await notifyOfKeys(client);
}

/**
 * Refresh tokens are only used here, so they use the algorithm that signs fastest: an RSA signature
 * takes six times as long, and each refresh needs one for both tokens.
 */
function purposesOf(
  algorithm: SigningAlgorithm,
): { purpose: KeyPurpose; algorithm: SigningAlgorithm }[] {
  const session = { purpose: 'session', algorithm } as const;
  return algorithm === 'ES256' ? [session] : [session, { purpose: 'refresh', algorithm: 'ES256' }];
}
