import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The parts of a project that are read; all projects extend the same base. */
const Project = z.object({
  extends: z.string(),
  compilerOptions: z.record(z.string(), z.json()).default({}),
  include: z.array(z.string()),
  exclude: z.array(z.string()).default([]),
});

/** Where the joined projects are written, relative to the root. */
const FOLDER = 'test-results/types';

/** A program for the compiler: a file for its option `-p`, relative to the root. */
export interface TypeProgram {
  name: string;
  project: string;
}

/**
 * Every TypeScript project of the repository, so that a new package cannot be forgotten. Projects with the same
 * compiler options see the same platform. They become one program, in which source that several of them
 * import is checked once; a project with other options stays alone, so that none sees a platform that it does
 * not declare.
 */
export function typePrograms(root: string): TypeProgram[] {
  const files = globSync(
    ['tsconfig.json', 'tsconfig.tests.json', '{apps,packages}/*/tsconfig.json'],
    {
      cwd: root,
    },
  ).map((file) => file.split(path.sep).join('/'));
  const groups = Map.groupBy(files.toSorted(), (file) => platformOf(root, file));
  return [...groups.values()].map((group) => {
    const [first = '', ...others] = group;
    if (others.length === 0) return { name: first, project: first };
    return { name: `${first} +${others.length}`, project: writeJoined(root, group) };
  });
}

/** The options and where they come from: equal for projects that see the same platform. */
function platformOf(root: string, file: string): string {
  const { extends: base, compilerOptions } = readProject(root, file);
  const options = Object.entries(compilerOptions).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([path.join(path.dirname(file), base), options]);
}

function writeJoined(root: string, files: readonly string[]): string {
  const fromFolder = (file: string, part: string): string =>
    path.posix.relative(FOLDER, path.posix.join(path.posix.dirname(file), part));
  const projects = files.map((file) => ({ file, ...readProject(root, file) }));
  const [first] = projects;
  const joined = {
    extends: fromFolder(first?.file ?? '', first?.extends ?? ''),
    compilerOptions: first?.compilerOptions,
    include: projects.flatMap(({ file, include }) => include.map((part) => fromFolder(file, part))),
    exclude: projects.flatMap(({ file, exclude }) => exclude.map((part) => fromFolder(file, part))),
  };
  const target = `${FOLDER}/${files[0]?.replaceAll('/', '-')}`;
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  writeFileSync(path.join(root, target), JSON.stringify(joined, null, 2));
  return target;
}

function readProject(root: string, file: string) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return Project.parse(JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')));
}
