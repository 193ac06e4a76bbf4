import type { Database } from '@waybill/store';
import type { JobQueue } from '../../../jobs/job.ts';
import { readChanged } from '../../risk/rescoring/rescore-rows.ts';
import { RESCORE_JOB, runRescore } from '../../risk/rescoring/run-rescores.ts';
import type { TrustRescore } from './apply-trust-change.ts';

/**
 * Finishes the remaining work of a rule change, in parts that each hold the tenant's lock briefly. Also
 * submits a job, which resumes if this process ends.
 *
 * @returns how many scores changed.
 *
 * @published
 */
export async function finishTrustChange(
  services: { database: Database; jobs: JobQueue; now: () => number },
  tenantId: number,
  change: TrustRescore,
): Promise<number> {
  if ('rescored' in change) return change.rescored;
  const { runId } = change;
  await services.jobs.enqueue(RESCORE_JOB, { tenantId });
  await runRescore(services, { tenantId, runId, phase: 'change' });
  return services.database.tenant(tenantId, (tx) => readChanged(tx, tenantId, runId));
}
