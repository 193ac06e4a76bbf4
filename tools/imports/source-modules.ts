import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../repository/repository-files.ts';
import type { ImportGraph } from './cycles.ts';
import { importResolver, type ImportTarget } from './resolve-import.ts';
import { scanImports, type ImportStatement } from './scan-imports.ts';

/** An import with the place it leads to. */
export interface ResolvedImport extends ImportStatement {
  target: ImportTarget;
}

/** A module of ours, relative to the root, with everything it imports. */
export interface SourceModule {
  file: string;
  imports: ResolvedImport[];
}

const MODULE = /^(apps|packages|tools|e2e)\/.*\.(ts|tsx)$/;
const TEMPLATE = /^tools\/new\/templates\//;

/** Every TypeScript module of the repository, the generated registries among them. */
export function sourceModules(root: string): SourceModule[] {
  const registries = globSync('{apps,packages}/*/src/**/*.gen.ts', { cwd: root });
  const files = new Set([...repositoryFiles(root), ...registries]);
  const resolve = importResolver(root, files);
  return [...files]
    .filter((file) => MODULE.test(file) && !TEMPLATE.test(file))
    .map((file) => ({
      file,
      imports: scanImports(readFileSync(path.join(root, file), 'utf8')).map((statement) => ({
        ...statement,
        target: resolve(file, statement.specifier),
      })),
    }));
}

/** The graph of value imports: what runs when a module loads. */
export function valueImportGraph(modules: readonly SourceModule[]): ImportGraph {
  return new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.flatMap(({ kind, target }) =>
        kind === 'value' && target.kind === 'file' ? [target.file] : [],
      ),
    ]),
  );
}
