import { parseArgs } from 'node:util';
import { generateRegistries } from '../gen/registries.ts';
import { ROOT } from '../repository/root.ts';
import { findClasses } from './find-classes.ts';
import { runClasses } from './run-classes.ts';
import { resultLine, listFindings } from './report-findings.ts';
import { watchHealth } from './arena/watch-health.ts';

/**
 * Attacks the product: starts it with two tenants and drives every class of `tools/attack/classes`. The last
 * line is the result as JSON. docs/security/attack-suite.md describes it.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
    },
  });
  const { short: isShort, only } = values;
  // The product is loaded after its registries are written.
  await generateRegistries(ROOT);
  const { startTarget } = await import('./product/start-target.ts');
  const { routesLeftOut } = await import('./arena/attacked-routes.ts');
  const all = await findClasses();
  const unknown = only?.filter((name) => !all.some(([known]) => known === name)) ?? [];
  if (unknown.length > 0) {
    process.stderr.write(
      `No class ${unknown.join(', ')}: ${all.map(([name]) => name).join(', ')}\n`,
    );
    process.exit(2);
  }
  const classes = all.filter(([name, { isFullOnly = false }]) =>
    only ? only.includes(name) : !(isShort && isFullOnly),
  );
  const startedAt = performance.now();
  const seconds = (): string => ((performance.now() - startedAt) / 1000).toFixed(1);
  const target = await startTarget();
  console.log(`The product runs with two tenants (${seconds()} s)`);
  const health = watchHealth(target.address);
  const tally = await runClasses(classes, { target, isShort, tell: console.log });
  const healthP99Ms = await health.p99Ms();
  await target.stop();
  console.log(`Ended after ${seconds()} s`);
  if (!only) for (const name of routesLeftOut(tally.routes)) console.log(`not attacked: ${name}`);
  for (const line of listFindings(tally.findings)) console.log(line);
  console.log(resultLine(tally, healthP99Ms));
}

await main();
process.exit(0);
