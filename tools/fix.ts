import { runCommand } from './steps/run-command.ts';

// Lint first: what it rewrites may need formatting.
const lint = await runCommand('oxlint', ['--type-aware', '--fix'], { isLive: true });
const format = await runCommand('oxfmt', [], { isLive: true });
process.exitCode = lint.isOk && format.isOk ? 0 : 1;
