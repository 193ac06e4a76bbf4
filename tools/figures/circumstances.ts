import { execFileSync } from 'node:child_process';
import { machineLine } from '../bench/machine.ts';
import { ROOT } from '../repository/root.ts';
import type { Circumstances } from './judge-figures.ts';

/** Today, this commit and this machine; a commit with changes that are not committed ends in `+`. */
export function circumstances(form: Circumstances['form']): Circumstances {
  const date = new Date().toISOString().slice(0, 10);
  return { form, date, commit: commitOf(), machine: machineLine() };
}

/** Empty if the sources came without their history. */
function commitOf(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const commit = git('rev-parse', '--short', 'HEAD').trim();
    const changed = git('status', '--porcelain', '--', ':!docs/figures.md').trim();
    return changed === '' ? commit : `${commit}+`;
  } catch {
    return '–';
  }
}
