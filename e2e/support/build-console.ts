import { buildConsoleIfStale } from '../../apps/server/src/supervisor/console-build.ts';

/** Once before all tests: installations that start side by side would build it side by side. */
// oxlint-disable-next-line import/no-default-export -- the runner takes this one
export default async function buildConsole(): Promise<void> {
  await buildConsoleIfStale(() => process.stdout.write('Building the console …\n'));
}
