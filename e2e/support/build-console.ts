import { buildConsoleIfStale } from '../../apps/server/src/supervisor/console-build.ts';
import { keepPreparedData } from './prepared-data.ts';

/**
 * Once before all tests: installations started in parallel would each build the console.
 *
 * @returns removes what the run kept
 */
// oxlint-disable-next-line import/no-default-export -- the runner takes this one
export default async function prepareRun(): Promise<() => Promise<void>> {
  await buildConsoleIfStale(() => process.stdout.write('Building the console …\n'));
  return keepPreparedData();
}
