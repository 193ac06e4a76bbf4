import { statement, type Queryable } from '../store/statement.ts';

interface StoredExecution {
  flowId: string;
  sequence: number;
  nonceHash: Buffer;
  /** Null when it was started by something that is no browser. */
  browserHash: Buffer | null;
  sealedState: Buffer;
  expiresAt: Date;
}

export async function insertExecution(
  db: Queryable,
  executionHash: Buffer,
  execution: StoredExecution,
): Promise<void> {
  await statement(
    db,
    'insert_flow_execution',
    `INSERT INTO flow_execution
       (execution_hash, flow_id, sequence, nonce_hash, browser_hash, sealed_state, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      executionHash,
      execution.flowId,
      execution.sequence,
      execution.nonceHash,
      execution.browserHash,
      execution.sealedState,
      execution.expiresAt,
    ],
  );
}

/** Including ended ones; null if unknown. */
export async function executionByHash(
  db: Queryable,
  executionHash: Buffer,
): Promise<StoredExecution | null> {
  const [row] = await statement<{
    flow_id: string;
    sequence: number;
    nonce_hash: Buffer;
    browser_hash: Buffer | null;
    sealed_state: Buffer;
    expires_at: Date;
  }>(
    db,
    'flow_execution',
    `SELECT flow_id, sequence, nonce_hash, browser_hash, sealed_state, expires_at
     FROM flow_execution WHERE execution_hash = $1`,
    [executionHash],
  );
  if (!row) return null;
  return {
    flowId: row.flow_id,
    sequence: row.sequence,
    nonceHash: row.nonce_hash,
    browserHash: row.browser_hash,
    sealedState: row.sealed_state,
    expiresAt: row.expires_at,
  };
}

/** Claims the step: true for exactly one of several callers. From then on the new nonce is valid. */
export async function takeTurn(
  db: Queryable,
  executionHash: Buffer,
  turn: { sequence: number; nonceHash: Buffer },
): Promise<boolean> {
  const rows = await statement(
    db,
    'take_flow_turn',
    `UPDATE flow_execution SET sequence = sequence + 1, nonce_hash = $3
     WHERE execution_hash = $1 AND sequence = $2 RETURNING sequence`,
    [executionHash, turn.sequence, turn.nonceHash],
  );
  return rows.length === 1;
}

export async function keepState(
  db: Queryable,
  executionHash: Buffer,
  kept: { sealedState: Buffer; userId: string | null; expiresAt: Date },
): Promise<void> {
  await statement(
    db,
    'keep_flow_state',
    `UPDATE flow_execution SET sealed_state = $2, expires_at = $3, user_id = $4
     WHERE execution_hash = $1`,
    [executionHash, kept.sealedState, kept.expiresAt, kept.userId],
  );
}

export async function deleteEndedExecutions(db: Queryable, before: Date): Promise<void> {
  await statement(
    db,
    'delete_ended_flow_executions',
    'DELETE FROM flow_execution WHERE expires_at <= $1',
    [before],
  );
}
