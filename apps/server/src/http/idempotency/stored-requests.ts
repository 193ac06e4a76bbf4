import { createHmac } from 'node:crypto';
import type { Database, Transaction } from '@waybill/store';
import { secretBox, SecretUnreadable, type KeyFor } from '../../platform/secret-box.ts';
import type { Answer } from '../send-answer.ts';
import type { NamedRequest } from './request-key.ts';

/** How long a repeat is recognised. */
export const KEPT_MS = 24 * 3_600_000;
/** Longer answers are not kept. */
const LONGEST_ANSWER = 1_048_576;

/** Who asked for what, once. */
export interface Attempt extends NamedRequest {
  tenantId: number;
  /** The member, or what acts for them: the keys of one token are not those of another. */
  actorId: string;
  /** What the caller may do and see now: who loses some of it does not read earlier answers again. */
  rights: string;
  requestId: string;
}

interface StoredRow {
  request_id: string;
  digest: Buffer;
  status: number | null;
  answer: Buffer | null;
}

/** A named request whose change is committed. */
export interface StoredRequest {
  requestId: string;
  digest: Buffer;
  /** Null until it is answered, and where the answer was not kept. */
  answer: Answer | null;
}

export interface StoredRequests {
  /** Null where no change was committed for it in the last day. */
  find(attempt: Attempt): Promise<StoredRequest | null>;
  /** Part of the transaction of the change. @returns false where the change was made before */
  claim(tx: Transaction, attempt: Attempt): Promise<boolean>;
  keep(attempt: Attempt, answer: Answer): Promise<void>;
}

/**
 * Answers hold secrets that are shown once. They are sealed with a key that is derived from the sender’s key, of which
 * only a hash is stored.
 */
export function storedRequests(options: {
  database: Database;
  keyFor: KeyFor;
  now: () => number;
}): StoredRequests {
  const { database, keyFor, now } = options;
  const boxOf = ({ key, rights }: Attempt) =>
    secretBox(createHmac('sha256', keyFor('idempotency')).update(`${key}\n${rights}`).digest());
  const placeOf = ({ tenantId, actorId, route }: Attempt) => ({
    tenantId,
    ownerId: actorId,
    fieldId: route,
  });

  function opened(attempt: Attempt, { status, answer }: StoredRow): Answer | null {
    if (status === null || answer === null) return null;
    try {
      return { status, body: JSON.parse(boxOf(attempt).open(placeOf(attempt), answer)) };
    } catch (error) {
      // The master key, or the rights of the caller, were changed since.
      if (error instanceof SecretUnreadable) return null;
      throw error;
    }
  }

  return {
    async find(attempt) {
      const { tenantId, actorId, keyHash } = attempt;
      const [row] = await database.tenant(tenantId, (tx) =>
        tx.named<StoredRow>(
          'idempotency_find',
          `SELECT request_id, digest, status, answer FROM idempotency_key
           WHERE tenant_id = $1 AND actor_id = $2 AND key_hash = $3 AND at > $4`,
          [tenantId, actorId, keyHash, new Date(now() - KEPT_MS)],
        ),
      );
      if (!row) return null;
      const isSame = row.digest.equals(attempt.digest);
      const answer = isSame ? opened(attempt, row) : null;
      return { requestId: row.request_id, digest: row.digest, answer };
    },
    async claim(tx, { tenantId, actorId, keyHash, route, digest, requestId }) {
      const rows = await tx.named(
        'idempotency_claim',
        `INSERT INTO idempotency_key AS k (tenant_id, actor_id, key_hash, route, digest, request_id, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (tenant_id, actor_id, key_hash) DO UPDATE
           SET route = excluded.route, digest = excluded.digest, request_id = excluded.request_id,
             at = excluded.at, status = NULL, answer = NULL
           WHERE k.at <= $8
         RETURNING 1`,
        [
          tenantId,
          actorId,
          keyHash,
          route,
          digest,
          requestId,
          new Date(now()),
          new Date(now() - KEPT_MS),
        ],
      );
      return rows.length > 0;
    },
    async keep(attempt, { status, body }) {
      const { tenantId, actorId, keyHash, requestId } = attempt;
      const text = JSON.stringify(body);
      const sealed =
        text.length > LONGEST_ANSWER ? null : boxOf(attempt).seal(placeOf(attempt), text);
      await database.tenant(tenantId, (tx) =>
        tx.named(
          'idempotency_keep',
          `UPDATE idempotency_key SET status = $5, answer = $6
           WHERE tenant_id = $1 AND actor_id = $2 AND key_hash = $3 AND request_id = $4`,
          [tenantId, actorId, keyHash, requestId, status, sealed],
        ),
      );
    },
  };
}
