import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTestCode } from '../repository/test-files.ts';
import type { ImportRule } from './import-table.ts';
import type { ResolvedImport, SourceModule } from './source-modules.ts';

const TESTKIT = 'packages/testkit';
/** What tests may use besides their folder's own packages. */
const TEST_TOOLS = ['vitest', 'fast-check', '@testing-library/react'];

/** Breaches of the import table, as sentences; empty when every import is allowed. */
export function importFaults(
  root: string,
  modules: readonly SourceModule[],
  rules: readonly ImportRule[],
): string[] {
  return rules.flatMap((rule) => {
    const declared = declaredPackages(root, rule.folder);
    return modules
      .filter(({ file }) => file.startsWith(`${rule.folder}/src/`))
      .flatMap(({ file, imports }) =>
        imports
          .filter((statement) => !isAllowed(rule, file, statement, declared))
          .map(({ specifier }) => `${file} may not import ${specifier}`),
      );
  });
}

function isAllowed(
  rule: ImportRule,
  file: string,
  { target }: ResolvedImport,
  declared: ReadonlySet<string>,
): boolean {
  const isTest = isTestCode(file);
  switch (target.kind) {
    case 'missing':
      // Another test names these once.
      return true;
    case 'node':
      return rule.hasNode || isTest;
    case 'package':
      if (isTest && TEST_TOOLS.includes(target.name)) return true;
      return rule.outside === 'declared'
        ? declared.has(target.name)
        : rule.outside.includes(target.name);
    case 'file':
      return (
        target.file.startsWith(`${rule.folder}/`) ||
        (isTest && target.file.startsWith(`${TESTKIT}/`)) ||
        mayUse(rule, target.file)
      );
  }
}

function mayUse({ workspace }: ImportRule, file: string): boolean {
  if (workspace === 'all') return file.startsWith('packages/');
  return workspace.some((folder) => file.startsWith(`${folder}/`));
}

function declaredPackages(root: string, folder: string): Set<string> {
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  );
  return new Set(
    ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].flatMap((key) =>
      Object.keys(manifest[key] ?? {}),
    ),
  );
}
