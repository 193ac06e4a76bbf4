import type { DeliveryMethod } from '../messages/message.ts';
import { statement, type Queryable } from '../store/statement.ts';

/** `email` and `phone`: a new address or number of the user is confirmed. */
export type CodePurpose = 'signIn' | 'signUp' | 'email' | 'phone';

interface NewCode {
  subjectKey: Buffer;
  /** Null for an unknown login id. */
  userId: string | null;
  purpose: CodePurpose;
  codeId: string;
  method: DeliveryMethod;
  codeHash: Buffer;
  sealedContent: Buffer;
  now: Date;
  expiresAt: Date;
}

/** Stores a code instead of the subject's earlier one of the purpose. */
export async function putCode(db: Queryable, code: NewCode): Promise<void> {
  await statement(
    db,
    'put_one_time_code',
    `INSERT INTO one_time_code
       (subject_key, purpose, code_id, method, code_hash, sealed_content, created_at, expires_at, user_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (subject_key, purpose) DO UPDATE SET code_id = $3, method = $4, code_hash = $5,
       sealed_content = $6, tries = 0, created_at = $7, expires_at = $8, user_id = $9`,
    [
      code.subjectKey,
      code.purpose,
      code.codeId,
      code.method,
      code.codeHash,
      code.sealedContent,
      code.now,
      code.expiresAt,
      code.userId,
    ],
  );
}

interface CodeState {
  tries: number;
  expiresAt: Date;
}

/** Possible codes of an attempt, newest first, valid or not. */
export async function statesOfCodes(
  db: Queryable,
  subjectKeys: readonly Buffer[],
  method: DeliveryMethod,
): Promise<CodeState[]> {
  const rows = await statement<{ tries: number; expires_at: Date }>(
    db,
    'states_of_one_time_codes',
    `SELECT tries, expires_at FROM one_time_code
     WHERE subject_key = ANY ($1) AND method = $2 ORDER BY created_at DESC`,
    [subjectKeys, method],
  );
  return rows.map((row) => ({ tries: row.tries, expiresAt: row.expires_at }));
}

interface TriedCode {
  codeId: string;
  codeHash: Buffer;
  sealedContent: Buffer;
}

/**
 * Counts an attempt for every code that it may match, and returns those that still had one. Counted
 * before the comparison: concurrent attempts cannot slip through.
 */
export async function countTry(
  db: Queryable,
  subjectKeys: readonly Buffer[],
  limits: { method: DeliveryMethod; now: Date; most: number },
): Promise<TriedCode[]> {
  const rows = await statement<{ code_id: string; code_hash: Buffer; sealed_content: Buffer }>(
    db,
    'count_try_of_one_time_code',
    // Lock in a fixed order: concurrent attempts would deadlock otherwise.
    `WITH meant AS (
       SELECT code_id FROM one_time_code
       WHERE subject_key = ANY ($1) AND method = $2 AND expires_at > $3 AND tries < $4
       ORDER BY code_id FOR UPDATE)
     UPDATE one_time_code c SET tries = c.tries + 1 FROM meant WHERE c.code_id = meant.code_id
     RETURNING c.code_id, c.code_hash, c.sealed_content`,
    [subjectKeys, limits.method, limits.now, limits.most],
  );
  return rows.map((row) => ({
    codeId: row.code_id,
    codeHash: row.code_hash,
    sealedContent: row.sealed_content,
  }));
}

/** Uses a code: true for one caller only, and for none once a newer one replaced it. */
export async function takeCode(db: Queryable, codeId: string): Promise<boolean> {
  const rows = await statement(
    db,
    'take_one_time_code',
    'DELETE FROM one_time_code WHERE code_id = $1 RETURNING code_id',
    [codeId],
  );
  return rows.length > 0;
}

export async function deleteEndedCodes(db: Queryable, before: Date): Promise<void> {
  await statement(
    db,
    'delete_ended_one_time_codes',
    'DELETE FROM one_time_code WHERE expires_at < $1',
    [before],
  );
}
