import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isBuiltin } from 'node:module';

/** Where an import leads. `file` is relative to the root; `missing` names what is not there. */
export type ImportTarget =
  | { kind: 'file'; file: string }
  | { kind: 'node' }
  | { kind: 'package'; name: string }
  | { kind: 'missing'; specifier: string };

const WORKSPACE_SCOPE = '@waybill/';

/**
 * Resolver for the house's imports: relative paths with their extension, workspace packages through
 * the `exports` of their package.json, Node's own modules, and everything else by package name.
 *
 * @param files all files of the repository and the generated registries, relative to the root
 */
export function importResolver(root: string, files: ReadonlySet<string>) {
  const folders = workspaceFolders(root, files);
  return (importer: string, fullSpecifier: string): ImportTarget => {
    // Vite's suffixes (`?raw`, `?url`) say how to load the file, not which.
    const specifier = fullSpecifier.replace(/\?.*$/, '');
    if (specifier.startsWith('.')) {
      const file = path.posix.join(path.posix.dirname(importer), specifier);
      return files.has(file) ? { kind: 'file', file } : { kind: 'missing', specifier };
    }
    if (isBuiltin(specifier)) return { kind: 'node' };
    const name = packageName(specifier);
    if (!name.startsWith(WORKSPACE_SCOPE)) return { kind: 'package', name };
    const folder = folders.get(name);
    const rest = specifier.slice(name.length + 1);
    const candidates = rest === '' ? ['index.ts'] : ['', '.ts', '.tsx'].map((end) => rest + end);
    const file = candidates
      .flatMap((end) => [`${folder}/src/${end}`, `${folder}/${end}`])
      .find((candidate) => files.has(candidate));
    return file === undefined ? { kind: 'missing', specifier } : { kind: 'file', file };
  };
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function workspaceFolders(root: string, files: ReadonlySet<string>): Map<string, string> {
  const manifests = [...files].filter((file) =>
    /^(apps|packages)\/[^/]+\/package\.json$/.test(file),
  );
  return new Map(
    manifests.map((file) => {
      const { name }: { name: string } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
      return [name, path.posix.dirname(file)];
    }),
  );
}
