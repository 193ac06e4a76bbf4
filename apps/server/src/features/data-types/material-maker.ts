import path from 'node:path';
import type { TemplatePrints } from '@waybill/engine/custom/fingerprint/template-prints';
import { NoRoom } from '@waybill/identity/costly/fair-turns';
import { guardedThread, ThreadLost } from '@waybill/identity/costly/guarded-thread';
import { AppError } from '../../platform/app-error.ts';
import type {
  MaterialAnswer,
  MaterialTask,
  TableAnswer,
  TableTask,
  TemplateTask,
} from './material-tasks.ts';

/** A million rows take a minute where nothing else runs. */
const LIMITS = { deadlineMs: 600_000, heapMb: 2048, waitingPerMember: 1, waitingPerGroup: 2 };
const RETRY_SECONDS = 60;

/** Who uploads: users of a tenant take turns, and tenants with each other. */
interface Uploader {
  tenantId: number;
  userId: string;
}

/**
 * Turns uploads into hashes, in a thread, one after the other. Throws `request.too_many` when uploads of
 * the user or the tenant wait already, and `datatype.upload_invalid` for one that takes too long.
 */
export interface MaterialMaker {
  table(from: Uploader, task: TableTask): Promise<TableAnswer>;
  template(from: Uploader, task: TemplateTask): Promise<TemplatePrints>;
  close(): Promise<void>;
}

export function materialMaker(options: { limits?: Partial<typeof LIMITS> } = {}): MaterialMaker {
  const script = path.join(import.meta.dirname, 'material-thread.ts');
  const limits = { ...LIMITS, ...options.limits };
  const thread = guardedThread<MaterialTask, MaterialAnswer>(script, limits);

  async function run({ tenantId, userId }: Uploader, task: MaterialTask): Promise<MaterialAnswer> {
    try {
      return await thread.run({ group: String(tenantId), member: userId }, task);
    } catch (error) {
      if (error instanceof NoRoom) {
        throw new AppError('request.too_many', { retryAfterSeconds: RETRY_SECONDS });
      }
      if (!(error instanceof ThreadLost)) throw error;
      throw new AppError('datatype.upload_invalid', {
        detail: 'The file takes too much time or memory to read. Send a smaller one.',
      });
    }
  }

  return {
    async table(from, task) {
      const answer = await run(from, { table: task });
      if ('table' in answer) return answer.table;
      throw new Error('The thread answered another task');
    },
    async template(from, task) {
      const answer = await run(from, { template: task });
      if ('template' in answer) return answer.template;
      throw new Error('The thread answered another task');
    },
    close: () => thread.close(),
  };
}
