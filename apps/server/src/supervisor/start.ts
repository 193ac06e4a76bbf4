import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failureText } from '../platform/error-facts.ts';
import { ownEnvironment } from '../platform/config.ts';
import { planRegions } from './region-plan.ts';
import type { RunningRegion } from './start-regions.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Registries are generated from the existing folders; a fresh clone has none yet. */
function writeRegistries(): void {
  const generator = path.join(ROOT, 'tools/gen/gen.ts');
  const { status } = spawnSync(process.execPath, [generator, '--registries'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Could not write the registries');
}

/** Prints all locations, and how to complete the set-up. */
function tellReady(regions: readonly RunningRegion[]): void {
  tell(`\n  Waybill is ready: ${regions[0]?.address ?? ''}\n`);
  if (regions.length > 1) {
    for (const { region, address } of regions) tell(`  ${region}: ${address}`);
    tell('');
  }
  for (const { region, setupLink } of regions) {
    if (!setupLink) continue;
    const where = regions.length > 1 ? ` of ${region}` : '';
    tell(
      `  First start${where}: open this link to create the first administrator. It works once, for one hour.`,
    );
    tell(`  ${setupLink}\n`);
  }
  tell('  Press Ctrl-C to stop.');
}

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { regions: { type: 'string', default: '' } } });
  const plans = await planRegions(ownEnvironment(), values.regions);
  writeRegistries();
  // Loaded after the registries exist, because the product is made from them.
  const { startRegions } = await import('./start-regions.ts');
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve());
  });
  const running = await startRegions(plans, tell);
  tellReady(running.regions);
  await stopped;
  tell('\nStopping …');
  await running.stop();
}

try {
  await start();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
