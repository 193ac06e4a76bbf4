import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from './write-if-changed.ts';

/** One kind of extension that is found by file and never listed manually. */
export interface Registry {
  /** The written file, relative to the root. */
  file: string;
  /** The list it exports. */
  constant: string;
  /** Glob below the folder of `file` that finds the modules; tables only if it ends with `.data.ts`. */
  pattern: string;
  /** What each module exports; a matching module without this export is not an extension. */
  exportName: string;
  /** Element type of the list and the module it comes from, below the folder of `file`. */
  type: { name: string; from: string };
}

/** Modules of a registry, relative to the folder of its file, in the stable order of the list. */
export function registryModules(root: string, registry: Registry): string[] {
  const folder = path.join(root, path.dirname(registry.file));
  const isOfTables = registry.pattern.endsWith('.data.ts');
  const declaration = new RegExp(`^export const ${registry.exportName}\\b`, 'm');
  return globSync(registry.pattern, { cwd: folder })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !(isOfTables ? /\.(test|gen)\.ts$/ : /\.(test|gen|data)\.tsx?$/).test(file))
    .filter((file) => !path.basename(file).startsWith('define-'))
    .filter((file) => declaration.test(readFileSync(path.join(folder, file), 'utf8')))
    .toSorted();
}

/** The registry as a module, or null while the package has no type for its elements yet. */
export function registryFile(root: string, registry: Registry): GeneratedFile | null {
  const { constant, exportName, type } = registry;
  if (!existsSync(path.join(root, path.dirname(registry.file), type.from))) return null;
  const modules = registryModules(root, registry);
  const imports = modules.map(
    (file, index) => `import { ${exportName} as ${exportName}${index} } from './${file}';`,
  );
  const names = modules.map((_, index) => `  ${exportName}${index},`);
  const lines = [
    '// Written by `npm run gen` from the files that exist. Not committed, not edited.',
    `import type { ${type.name} } from './${type.from}';`,
    ...imports,
    '',
    ...(names.length === 0
      ? [`export const ${constant}: readonly ${type.name}[] = [];`]
      : [`export const ${constant}: readonly ${type.name}[] = [`, ...names, '];']),
    '',
  ];
  return { file: registry.file, text: lines.join('\n') };
}
