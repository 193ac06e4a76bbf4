import path from 'node:path';
import type { SourceModule } from '../../imports/source-modules.ts';

const TEST_FILE = /\.test\.tsx?$/;
/** Modules that Vite or a process loads by name: `import.meta.glob('./x/*.ts')`, `fork('x.ts')`. */
const NAMED_MODULE = /['"`]((?:\.{0,2}\/)?[\w@*{},./-]+\.tsx?)['"`]/g;
/** A test about the same thing in another package is nearer than any test of the own package. */
const STEPS_BY_WORD = 1.5;

/**
 * The tests that load a module, nearest first: its own test, tests near by folder and by name, and then
 * by the number of imports between them.
 *
 * @param textOf text of a module, for modules loaded by name instead of an import
 * @returns a function of the module's path
 */
export function reachingTests(
  modules: readonly SourceModule[],
  textOf: (file: string) => string,
): (file: string) => string[] {
  const importers = importersOf(modules, textOf);
  return (file) => {
    const distances = distancesFrom(file, importers);
    return [...distances.keys()]
      .filter((other) => TEST_FILE.test(other) && !other.startsWith('tools/'))
      .map((test) => ({ test, rank: rankOf(file, test, distances.get(test) ?? Infinity) }))
      .toSorted((a, b) => compare(a.rank, b.rank) || a.test.localeCompare(b.test))
      .map(({ test }) => test);
  };
}

function importersOf(
  modules: readonly SourceModule[],
  textOf: (file: string) => string,
): Map<string, string[]> {
  const files = modules.map(({ file }) => file);
  const importers = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { file, imports } of modules) {
    const imported = imports.flatMap(({ kind, target }) =>
      kind !== 'type' && target.kind === 'file' ? [target.file] : [],
    );
    for (const one of new Set([...imported, ...namedModules(file, textOf(file), files)])) {
      importers.get(one)?.push(file);
    }
  }
  return importers;
}

function namedModules(file: string, text: string, files: readonly string[]): string[] {
  if (!/import\.meta\.(?:glob|dirname|url)/.test(text)) return [];
  return [...text.matchAll(NAMED_MODULE)].flatMap(([, name = '']) => {
    const wanted = path.posix.join(path.posix.dirname(file), name);
    if (!wanted.includes('*')) return files.includes(wanted) ? [wanted] : [];
    return files.filter((other) => path.posix.matchesGlob(other, wanted));
  });
}

/** How many imports are between a module and each that loads it. */
function distancesFrom(file: string, importers: ReadonlyMap<string, string[]>) {
  const distances = new Map([[file, 0]]);
  // A map visits what is added while it is read, in order: breadth first.
  for (const [at, distance] of distances) {
    for (const importer of importers.get(at) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

/** Smaller is nearer: not its own test; folders apart, less words in common; imports apart. */
function rankOf(file: string, test: string, distance: number): [number, number, number] {
  const [here, there] = [path.posix.dirname(file).split('/'), path.posix.dirname(test).split('/')];
  const shared = here.findIndex((folder, index) => folder !== there[index]);
  const steps = shared === -1 ? 0 : here.length - shared;
  const theirs = wordsOf(test);
  const words = [...wordsOf(file)].filter((word) => theirs.has(word)).length;
  return [stemOf(file) === stemOf(test) ? 0 : 1, steps - words * STEPS_BY_WORD, distance];
}

/** Words in the name of a file and its folder, in the singular: its topic. */
function wordsOf(file: string): Set<string> {
  const names = stemOf(file).split('/').slice(-2);
  return new Set(names.flatMap((name) => name.split(/[.-]/)).map((word) => word.replace(/s$/, '')));
}

/** `a/b` of `a/b.ts`, `a/b.test.ts` and `a/b.dom.test.tsx`. */
function stemOf(file: string): string {
  return file.replace(/(?:\.dom)?(?:\.test)?\.tsx?$/, '').toLowerCase();
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
