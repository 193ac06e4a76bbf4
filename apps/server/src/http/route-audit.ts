import type { CommitStep, Database, Transaction } from '@waybill/store';
import type { FastifyRequest } from 'fastify';
import { insertAuditEntry } from '../platform/audit-entry.ts';
import type { Log } from '../platform/log.ts';
import type { AuditFacts, BoundRoute, SessionCaller } from './implement.ts';

/** The entry that a route declares, for one request. */
export interface RouteAudit {
  /** Writes the entry at the end of the first transaction of the request that changes something. */
  commitStep: CommitStep;
  /** Adds to the entry. Throws once it is written: later facts would be lost. */
  note(facts: AuditFacts): void;
  /**
   * Writes the entry now, if not done yet: for requests that changed nothing here, and before another
   * system acts.
   */
  write(): Promise<void>;
}

/**
 * The entry is committed with its change, and before the response if nothing was changed. The log gets
 * its ids as well: a forwarded copy cannot be changed by editing the database later.
 */
export function routeAudit(
  { database, log }: { database: Database; log: Log },
  act: {
    caller: SessionCaller;
    route: BoundRoute;
    request: FastifyRequest;
    /** Written with the entry; where it throws, neither is, and nor is the change. */
    beside: ((tx: Transaction) => Promise<void>) | null;
  },
): RouteAudit {
  const { caller, route, request } = act;
  const { tenantId, userId } = caller;
  const impersonatorId = actorOf(caller);
  const facts: AuditFacts = {};
  let state: 'open' | 'claimed' | 'written' = 'open';

  async function insert(tx: Transaction, onlyIfChanged: boolean): Promise<boolean> {
    const target = Object.values(request.params ?? {}).join('/') || null;
    const isInserted = await insertAuditEntry(
      tx,
      {
        tenantId,
        actorId: userId,
        impersonatorId,
        action: actionOf(route, facts),
        target: facts.target ?? target,
        requestId: request.id,
        ip: request.ip,
        detail: facts.detail ?? null,
      },
      { onlyIfChanged },
    );
    if (isInserted) await act.beside?.(tx);
    return isInserted;
  }

  function settle(isCommitted: boolean): void {
    state = isCommitted ? 'written' : 'open';
    if (!isCommitted) return;
    const action = actionOf(route, facts);
    log.info({ requestId: request.id, action, tenantId, userId, impersonatorId }, 'audit');
  }

  async function claim(tx: Transaction, onlyIfChanged: boolean) {
    if (state !== 'open') return () => undefined;
    state = 'claimed';
    const isInserted = await insert(tx, onlyIfChanged).catch((error: unknown) => {
      state = 'open';
      throw error;
    });
    if (isInserted) return settle;
    state = 'open';
    return () => undefined;
  }

  return {
    commitStep: { run: (tx) => claim(tx, true) },
    note(told) {
      if (state !== 'open') throw new Error('The audit entry was already written');
      Object.assign(facts, told);
    },
    async write() {
      if (state === 'written') return;
      let written: ((isCommitted: boolean) => void) | undefined;
      // The request's step also ends this transaction, and finds the entry in it.
      await database.tenant(tenantId, async (tx) => {
        written = await claim(tx, false);
      });
      written?.(true);
    },
  };
}

/** Who acts as the user: the API token, or the member who impersonates them; null: they themselves. */
export function actorOf({ tokenId, impersonatorId }: SessionCaller): string | null {
  return tokenId === null ? impersonatorId : `token:${tokenId}`;
}

function actionOf({ definition }: BoundRoute, facts: AuditFacts): string {
  const action = facts.action ?? definition.audit;
  if (action === undefined) throw new Error('The route declares no audit entry');
  return action;
}
