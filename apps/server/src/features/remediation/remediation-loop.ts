import type { RemediationServices } from './remediation-services.ts';
import { carryOut } from './carry-out.ts';

const EVERY_MS = 2000;
/** Taken up in one look; the rest waits for the next. */
const MOST = 50;

/** Carries out what was agreed to, of all tenants, and asks the sources until they show it. */
export function remediationLoop(services: RemediationServices): { stop(): Promise<void> } {
  const stopping = new AbortController();
  async function look(): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      await carryOutDue(services, stopping.signal);
    } catch (error) {
      services.log.warn({ err: error }, 'remediations that are due could not be looked for');
    }
  }
  let working = look();
  const timer = setInterval(() => {
    working = working.then(look);
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await working;
    },
  };
}

/** Takes everything that is due one step on. One that fails by a fault of ours stops no other. */
export async function carryOutDue(
  services: RemediationServices,
  stopping: AbortSignal,
): Promise<void> {
  const { database, log, now } = services;
  const due = await database.system((tx) =>
    tx.named<{ tenant_id: number; remediation_id: string }>(
      'due_remediations',
      'SELECT tenant_id, remediation_id FROM due_remediations($1, $2)',
      [new Date(now()), MOST],
    ),
  );
  for (const { tenant_id: tenantId, remediation_id: remediationId } of due) {
    try {
      await carryOut(services, { tenantId, remediationId }, stopping);
    } catch (error) {
      log.error({ tenantId, remediationId, err: error }, 'a remediation could not be carried out');
    }
  }
}
