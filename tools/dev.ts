import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../apps/server/src/platform/config.ts';
import type { Installation } from '../apps/server/src/supervisor/supervise.ts';
import { generateRegistries } from './gen/registries.ts';
import { ROOT } from './repository/root.ts';

/** Where Vite serves the console; it passes API calls on (apps/console/vite.config.ts). */
const CONSOLE_ORIGIN = 'http://localhost:4601';
/** A change of these starts the server again; Vite sees to the console on its own. */
const SERVER_SOURCES = [
  'apps/server/src',
  ...['connectors', 'contract', 'engine', 'identity', 'store'].map(
    (name) => `packages/${name}/src`,
  ),
];
/** Editors write a file in several steps, and a checkout writes many files, in milliseconds. */
const QUIET_MS = 200;

const tell = (line: string): void => console.log(line);

async function startServer(): Promise<Installation> {
  await generateRegistries(ROOT);
  // Loaded after the registries exist, because the product is made from them.
  const { supervise } = await import('../apps/server/src/supervisor/supervise.ts');
  const environment = { WAYBILL_ORIGIN: CONSOLE_ORIGIN, ...process.env };
  const config = readConfig(environment);
  const installation = await supervise({ config, environment, tell, withConsole: false });
  if (installation.setupLink) tell(`First administrator: ${installation.setupLink}`);
  return installation;
}

let installation: Installation | null = null;

async function startAgain(): Promise<void> {
  await installation?.stop();
  installation = null;
  installation = await startServer().catch((error: unknown) => {
    tell(`${error instanceof Error ? error.message : String(error)}\nWaiting for the next change.`);
    return null;
  });
}

let last: Promise<void> = startAgain();
let timer: NodeJS.Timeout | undefined;
for (const folder of SERVER_SOURCES) {
  watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (file?.endsWith('.gen.ts') || file?.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(startAgain);
    }, QUIET_MS);
  });
}

const vite = spawn(process.execPath, [path.join(ROOT, 'node_modules/vite/bin/vite.js')], {
  cwd: path.join(ROOT, 'apps/console'),
  stdio: 'inherit',
});

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  clearTimeout(timer);
  vite.kill();
  await last;
  await installation?.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop());
vite.on('exit', () => void stop());
