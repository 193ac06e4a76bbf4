import { ensurePostgres } from '../setup/ensure-postgres.ts';
import { startThrowAwayPostgres } from '../setup/throw-away-postgres.ts';
import { UNIT_REPORT } from './check-steps.ts';
import type { Step, StepOutcome } from './run-steps.ts';
import { vitestCounts } from './test-counts.ts';
import { readVitestReport, vitestStep } from './vitest-step.ts';

const STORE_TESTS = 'packages/store/';

/**
 * The store’s tests once more, on a PostgreSQL server of this machine instead of the bundled one:
 * installations may bring their own, and it is an older major.
 */
export function serverStoreStep(): Step {
  return { name: 'store on own PostgreSQL', run: runOnServer };
}

async function runOnServer(): Promise<StepOutcome> {
  const found = await ensurePostgres();
  if (found.missing !== undefined) {
    return { isOk: true, output: '', counts: leftOut(), note: found.missing };
  }
  const server = await startThrowAwayPostgres(found.binaries);
  try {
    return await vitestStep({
      name: 'store',
      report: 'test-results/store-on-server.json',
      filters: [STORE_TESTS],
      env: { WAYBILL_TEST_DATABASE_URL: server.url },
    }).run();
  } finally {
    await server.stop();
  }
}

/** The tests that would have run, by the report of the run on the bundled server. */
function leftOut() {
  const report = readVitestReport(UNIT_REPORT) ?? { testResults: [] };
  const testResults = report.testResults.filter(({ name }) => name.includes(`/${STORE_TESTS}`));
  const { passed, failed, skipped } = vitestCounts({ testResults });
  return { passed: 0, failed: 0, skipped: passed + failed + skipped };
}
