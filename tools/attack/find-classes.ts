import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { AttackClass } from './arena/attack-class.ts';

const FOLDER = path.join(import.meta.dirname, 'classes');

/** Every class of attack by its name: each file of the folder is one. */
export async function findClasses(): Promise<[string, AttackClass][]> {
  const files = (await readdir(FOLDER)).filter((file) => /(?<!\.test|\.data)\.ts$/.test(file));
  return Promise.all(
    files.toSorted().map(async (file): Promise<[string, AttackClass]> => {
      const module: { attackClass: AttackClass } = await import(path.join(FOLDER, file));
      return [path.basename(file, '.ts'), module.attackClass];
    }),
  );
}
