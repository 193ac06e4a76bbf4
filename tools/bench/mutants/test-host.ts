import path from 'node:path';
import process from 'node:process';
import { createVitest, type TestSpecification } from 'vitest/node';
import type { HostReply, HostRequest, TestRequest } from './test-host-messages.ts';

/** Runs files in the order in which they are given: the nearest test first. */
class GivenOrder {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

const root = process.cwd();
const vitest = await createVitest({
  root,
  run: true,
  watch: false,
  reporters: [],
  maxWorkers: Number(process.argv[2]),
  bail: 1,
  sequence: { sequencer: GivenOrder },
});
await vitest.globTestSpecifications();

process.on('message', (request: HostRequest) => {
  if (request === 'end') end();
  else void answer(request);
});
// The parent process is gone, so there is no reason to continue.
process.once('disconnect', end);

async function answer({ changed, tests, isUntilFailure }: TestRequest) {
  for (const file of changed) vitest.invalidateFile(path.join(root, file));
  vitest.config.bail = isUntilFailure ? 1 : 0;
  for (const project of vitest.projects) project.config.bail = isUntilFailure ? 1 : 0;
  const files = new Set(tests.map((test) => path.join(root, test)));
  const specifications = tests.flatMap((test) =>
    vitest.getModuleSpecifications(path.join(root, test)),
  );
  const startedAt = performance.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules
    .filter((module) => files.has(module.moduleId) && !module.ok())
    .map(({ moduleId }) => path.relative(root, moduleId));
  const reply: HostReply = {
    failed,
    errors: unhandledErrors.map(String),
    milliseconds: performance.now() - startedAt,
  };
  process.send?.(reply);
}

/** Ends the whole group: a worker in an endless loop does not listen. */
function end(): void {
  // After the handlers that are there already, one of which ends the database.
  process.once('exit', () => process.kill(-process.pid, 'SIGKILL'));
  process.exit();
}
process.send?.('ready');
