import { existsSync } from 'node:fs';
import path from 'node:path';
import { openReceiver, runAfterWork, triageAll } from './poison/after-work.ts';
import { poisonRecords } from './poison/poison-records.ts';
import { emptyFindings, type PoisonFindings, type PoisonTarget } from './poison/poison-target.ts';
import { callReadRoutes } from './poison/read-routes.ts';
import { sendVariants } from './poison/send-variants.ts';
import { startPoisonProduct } from './poison/start-product.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const VARIANTS = 25_000;

/**
 * Sends hostile records of every connector through every input, and then reads, exports, replays and
 * processes everything stored. Argument: `[variants]`, approximate number; default 24,000. The last
 * line printed is one JSON object: `blocked` counts batches and queues that stopped, `fiveHundreds`
 * responses of 500 and above.
 */
export async function run(args: string[]): Promise<void> {
  const most = Number(args[0] ?? VARIANTS);
  if (!Number.isInteger(most) || most <= 0)
    throw new Error('Usage: npm run eval -- poison [variants]');
  const corpus = path.join(
    process.env['WAYBILL_CORPUS'] || path.join(ROOT, '../shared/corpus'),
    'events',
  );
  const isThere = existsSync(corpus);
  if (!isThere) tell(`No recorded events at ${corpus}; documented records only.`);
  const sources = await poisonRecords(isThere ? corpus : null);
  const findings = emptyFindings();
  const target = await startPoisonProduct();
  try {
    const receiver = await openReceiver(target);
    for (const source of sources) {
      const before = findings.variants;
      await sendVariants(target, source, findings, { most: Math.ceil(most / sources.length) });
      tell(`${source.connector.id}: ${findings.variants - before} variants`);
    }
    await workOnEverything(target, findings);
    await receiver.finish(findings);
  } finally {
    await target.stop();
  }
  report(findings);
}

/** What is stored is read, worked on, and read again as it is then. */
async function workOnEverything(target: PoisonTarget, findings: PoisonFindings): Promise<void> {
  await triageAll(target, findings);
  const first = await callReadRoutes(target, findings);
  tell(`${first.calls} reads`);
  for (const route of first.without) tell(`nothing stored is read by ${route}`);
  await runAfterWork(target, findings);
  tell('loops, jobs, replays and back-tests are done');
  tell(`${(await callReadRoutes(target, findings)).calls} reads after them`);
  findings.blocked.push(...faultsIn(target.logLines));
}

/** Faults that a queue told the log and no one else. */
function faultsIn(lines: readonly string[]): string[] {
  const told = lines
    .filter((line) => line.includes('"err":'))
    .map((line): { msg?: string; err?: { message?: string } } => JSON.parse(line))
    .map(({ msg, err }) => `log: ${msg}: ${err?.message?.slice(0, 200)}`);
  return [...new Set(told)];
}

function report({ variants, stored, setAside, blocked, fiveHundreds }: PoisonFindings): void {
  for (const one of blocked) tell(`BLOCKED ${one}`);
  for (const one of fiveHundreds) tell(`500 ${one}`);
  const counts = { blocked: blocked.length, fiveHundreds: fiveHundreds.length };
  process.stdout.write(`${JSON.stringify({ variants, stored, setAside, ...counts })}\n`);
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
