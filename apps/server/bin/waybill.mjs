#!/usr/bin/env node
// The command line runs on the pinned Node like every other task.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const runner = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../tools/run.mjs');
const child = spawn(process.execPath, [runner, 'cli', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
