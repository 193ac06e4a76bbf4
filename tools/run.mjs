// One entry for every npm script: bring Node 24 and the locked dependencies if they are missing,
// then run the task on that Node. Plain JavaScript, because the machine's own Node may be older.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const WANTED_MAJOR = 24;
const OLDEST_BOOTSTRAP = [20, 19];

/** Which file each task runs; every one of them is TypeScript that Node 24 runs directly. */
const TASKS = {
  start: 'apps/server/src/supervisor/start.ts',
  dev: 'tools/dev.ts',
  test: 'tools/test.ts',
  check: 'tools/check.ts',
  e2e: 'tools/e2e.ts',
  gen: 'tools/gen/gen.ts',
  fix: 'tools/fix.ts',
  new: 'tools/new/new.ts',
  report: 'tools/report/report.ts',
  bench: 'tools/bench/bench.ts',
  eval: 'tools/eval/eval.ts',
  figures: 'tools/figures/figures.ts',
  soak: 'tools/soak/soak.ts',
  sbom: 'tools/sbom.ts',
  attack: 'tools/attack/attack.ts',
  fixture: 'tools/upgrade/make/make-fixture.ts',
  cli: 'apps/server/src/cli/cli.ts',
};

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function runNpm(args, cwd, why) {
  process.stderr.write(`${why} …\n`);
  const startedAt = Date.now();
  const result = spawnSync('npm', args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_loglevel: 'error' },
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    fail(`npm ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`);
  }
  process.stderr.write(`  done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

/** Path of a Node of the wanted major or later: the machine's own, else the pinned package's. */
function ensureRuntime() {
  const own = process.versions.node.split('.').map(Number);
  if (own[0] >= WANTED_MAJOR) return process.execPath;
  if (
    own[0] < OLDEST_BOOTSTRAP[0] ||
    (own[0] === OLDEST_BOOTSTRAP[0] && own[1] < OLDEST_BOOTSTRAP[1])
  ) {
    fail(
      `Waybill needs Node ${OLDEST_BOOTSTRAP.join('.')} or later to set itself up; this is ${process.versions.node}.`,
    );
  }
  const folder = path.join(ROOT, 'tools', 'runtime');
  const binary = path.join(
    folder,
    'node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin',
    'node',
  );
  if (!existsSync(binary)) {
    runNpm(
      ['ci', '--ignore-scripts'],
      folder,
      `Bringing Node ${WANTED_MAJOR} along (this machine has ${process.versions.node})`,
    );
    if (!existsSync(binary)) {
      fail(
        `No Node ${WANTED_MAJOR} package for ${process.platform}-${process.arch}: install Node ${WANTED_MAJOR} and try again.`,
      );
    }
  }
  return binary;
}

/** Installs the locked dependencies when they are missing or those of another lock file. */
function ensureDependencies() {
  const lock = path.join(ROOT, 'package-lock.json');
  const mark = path.join(ROOT, 'node_modules', '.waybill-installed');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  // Versions and integrity come from the lock file. Not `npm ci`: it refuses a lock that lacks the
  // optional packages of platforms which the registry at hand does not carry, and nobody needs those.
  // --ignore-scripts: nothing here needs an install script, so none may run.
  const install = ['install', '--no-save', '--ignore-scripts'];
  runNpm(install, ROOT, 'Installing the locked dependencies');
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

const [task, ...rest] = process.argv.slice(2);
if (!(task in TASKS)) fail(`Unknown task "${task}". One of: ${Object.keys(TASKS).join(', ')}`);
const node = ensureRuntime();
ensureDependencies();

const child = spawn(
  node,
  ['--disable-warning=ExperimentalWarning', path.join(ROOT, TASKS[task]), ...rest],
  {
    cwd: task === 'cli' ? process.cwd() : ROOT,
    stdio: 'inherit',
    // Tools that spawn `node` or a package's command find the same Node and the local commands first.
    env: {
      ...process.env,
      PATH: [path.dirname(node), path.join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(
        path.delimiter,
      ),
      WAYBILL_ROOT: ROOT,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // The terminal already sent the signal to the whole group; stay until the child has finished.
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
