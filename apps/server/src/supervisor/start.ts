import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ownEnvironment, readConfig } from '../platform/config.ts';
import { supervise } from './supervise.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Registries are written from the folders that exist; a fresh clone has none yet. */
function writeRegistries(): void {
  const generator = path.join(ROOT, 'tools/gen/gen.ts');
  const { status } = spawnSync(process.execPath, [generator, '--registries'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The registries could not be written');
}

async function start(): Promise<void> {
  const config = readConfig();
  writeRegistries();
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve());
  });
  const installation = await supervise({
    config,
    environment: ownEnvironment(),
    tell,
    withConsole: true,
  });
  tell(`\n  Waybill is ready: ${installation.address}\n`);
  if (installation.setupLink) {
    tell(
      '  First start: open this link to create the first administrator. It works once, for one hour.',
    );
    tell(`  ${installation.setupLink}\n`);
  }
  tell('  Ctrl-C stops it.');
  await stopped;
  tell('\nStopping …');
  await installation.stop();
}

try {
  await start();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
