import type { SourceModule } from './source-modules.ts';

/** Folders whose sub-folders do not know each other. */
const SIBLINGS = [
  'apps/console/src/screens',
  'apps/console/src/widgets',
  'packages/connectors/src',
];
/** Shared by all connectors, so not a sibling of theirs. */
const SHARED = new Set(['packages/connectors/src/kit']);

/** Imports between sub-folders that are to stay apart, as sentences. */
export function innerFaults(modules: readonly SourceModule[]): string[] {
  return modules.flatMap(({ file, imports }) =>
    imports.flatMap(({ target, specifier }) =>
      target.kind === 'file' && !isAllowedInside(file, target.file)
        ? [`${file} may not import ${specifier}`]
        : [],
    ),
  );
}

function isAllowedInside(from: string, to: string): boolean {
  if (from.startsWith('apps/console/src/widgets/') && to.startsWith('apps/console/src/screens/')) {
    return false;
  }
  return SIBLINGS.every((folder) => {
    const own = subFolder(folder, from);
    const other = subFolder(folder, to);
    if (own === null || other === null || own === other) return true;
    return SHARED.has(`${folder}/${own}`) || SHARED.has(`${folder}/${other}`);
  });
}

/** `a` of `<folder>/a/…`; null for files outside and for files directly in the folder. */
function subFolder(folder: string, file: string): string | null {
  if (!file.startsWith(`${folder}/`)) return null;
  const [first, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length === 0 ? null : (first ?? null);
}
