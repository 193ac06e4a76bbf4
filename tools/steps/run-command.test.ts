import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const node = (script: string, env: Record<string, string> = {}) =>
  runCommand(process.execPath, ['-e', script], { env });

test('collects output and errors, and tells success from failure', async () => {
  expect(await node('console.log("out")')).toEqual({ isOk: true, output: 'out\n' });
  const failed = await node('console.error("no"); process.exit(3)');
  expect(failed).toEqual({ isOk: false, output: 'no\n' });
});

test('adds to the environment and finds the commands of our packages', async () => {
  const { output } = await node('console.log(process.env.EXTRA, process.env.PATH)', { EXTRA: 'x' });
  expect(output).toMatch(/^x /);
  expect(output).toMatch(/node_modules[\\/]\.bin/);
});

test('a command that does not exist is a failure that says so', async () => {
  const { isOk, output } = await runCommand('no-such-command', []);
  expect(isOk).toBe(false);
  expect(output).toContain('no-such-command');
});
