import { asWork, type Database } from '@waybill/store';
import type { FastifyRequest } from 'fastify';
import { insertAuditEntry } from '../../platform/audit-entry.ts';
import { createLruMap } from '../../platform/lru-map.ts';
import type { SessionCaller } from '../implement.ts';

const MOST_SESSIONS = 10_000;

export type NoteSession = (caller: SessionCaller, request: FastifyRequest) => Promise<void>;

/**
 * Writes the sign-in into the audit log before the first response of a session. For external providers,
 * which do not report sign-ins. Without session ids in its tokens, a user has one entry a day.
 */
export function noteSessions(database: Database, now: () => number): NoteSession {
  const known = createLruMap<Promise<void>>(MOST_SESSIONS);

  async function write(caller: SessionCaller, request: FastifyRequest, key: string): Promise<void> {
    const { tenantId, userId, impersonatorId } = caller;
    await asWork({ lane: 'read' }, () =>
      database.tenant(tenantId, (tx) =>
        insertAuditEntry(tx, {
          tenantId,
          actorId: userId,
          impersonatorId,
          action: impersonatorId === null ? 'session.started' : 'session.impersonated',
          requestId: request.id,
          ip: request.ip,
          eventKey: `session ${key}`,
        }),
      ),
    );
  }

  return async (caller, request) => {
    const session = caller.sid ?? new Date(now()).toISOString().slice(0, 10);
    const key = `${caller.tenantId} ${caller.userId} ${session}`;
    const before = known.get(key);
    if (before) return before;
    // Concurrent requests wait for the same entry.
    const writing = write(caller, request, key).catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
    known.set(key, writing);
    return writing;
  };
}
