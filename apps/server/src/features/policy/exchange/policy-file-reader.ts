import path from 'node:path';
import { NoRoom } from '@waybill/identity/costly/fair-turns';
import { guardedThread, ThreadLost } from '@waybill/identity/costly/guarded-thread';
import { AppError } from '../../../platform/app-error.ts';
import type { readPolicyFile } from './policy-yaml.ts';

type ReadFile = ReturnType<typeof readPolicyFile>;

/** A file of the maximum size takes some seconds on an idle machine. */
const LIMITS = { deadlineMs: 20_000, heapMb: 512, waitingPerMember: 1, waitingPerGroup: 3 };
const RETRY_SECONDS = 10;

export interface PolicyFileReader {
  /**
   * Reads a file of policies in a thread; tenants take turns. Exceeding time or memory makes the file
   * invalid. Throws `request.too_many` if files of the user or the tenant are already waiting.
   */
  read(from: { tenantId: number; userId: string }, text: string): Promise<ReadFile>;
  close(): Promise<void>;
}

/** @param options.script of the thread: tests use another one to simulate failures. */
export function policyFileReader(
  options: { script?: string; limits?: Partial<typeof LIMITS> } = {},
): PolicyFileReader {
  const script = options.script ?? path.join(import.meta.dirname, 'policy-file-thread.ts');
  const thread = guardedThread<string, ReadFile>(script, { ...LIMITS, ...options.limits });
  return {
    read: ({ tenantId, userId }, text) =>
      thread.run({ group: String(tenantId), member: userId }, text).catch((error: unknown) => {
        if (error instanceof NoRoom) {
          throw new AppError('request.too_many', { retryAfterSeconds: RETRY_SECONDS });
        }
        if (!(error instanceof ThreadLost)) throw error;
        return { fault: { message: TOO_MUCH, line: 1, column: 1 } };
      }),
    close: () => thread.close(),
  };
}

const TOO_MUCH = 'The file takes too long to read. Split it into smaller files.';
