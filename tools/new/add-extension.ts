import { generateRegistries } from '../gen/registries.ts';
import { runCommand } from '../steps/run-command.ts';
import type { KindName } from './kinds.ts';
import { scaffold, type Scaffolded } from './scaffold.ts';

/** Scaffolds one extension in the tree at `root`, formats it and brings the registries up to date. */
export async function addExtension(root: string, kind: KindName, id: string): Promise<Scaffolded> {
  const result = scaffold(root, kind, id);
  const files = [...result.created, ...result.edited].filter((file) => /\.(tsx?|md)$/.test(file));
  const { isOk, output } = await runCommand('oxfmt', files, { cwd: root });
  if (!isOk) throw new Error(`The formatter refused:\n${output}`);
  await generateRegistries(root);
  return result;
}
