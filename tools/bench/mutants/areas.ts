import { isTestCode } from '../../repository/test-files.ts';

/** A part of the product that gets its share of mutants. */
export interface Area {
  name: string;
  /** Whether a source file of the repository belongs to it. */
  holds: (file: string) => boolean;
}

/** Server code for operators or demos; everything else makes decisions. */
const NOT_DECISIONS =
  /^apps\/server\/src\/(?:platform|supervisor|cli)\/|^apps\/server\/src\/features\/sample-data\//;

export const AREAS: readonly Area[] = [
  {
    name: 'engine',
    holds: below('packages/engine/src', 'packages/extraction/src', 'packages/formats/src'),
  },
  { name: 'contract', holds: below('packages/contract/src') },
  {
    name: 'server',
    holds: (file) => file.startsWith('apps/server/src/') && !NOT_DECISIONS.test(file),
  },
  { name: 'kit', holds: below('packages/connectors/src/kit', 'packages/collector/src') },
  { name: 'identity', holds: below('packages/identity/src') },
  { name: 'console', holds: below('apps/console/src', 'packages/ui/src') },
];

/**
 * Tables, generated code and catalogues contain no testable behaviour; the cases of the identity API
 * are tests themselves.
 */
const NO_LOGIC =
  /\.(?:data|gen|text|de)\.tsx?$|\.d\.ts$|\/index\.ts$|\/fixtures\/|^packages\/identity\/src\/conformance\//;

/** Whether mutants are created from a source file. */
export function isMutable(file: string): boolean {
  return /\.tsx?$/.test(file) && !isTestCode(file) && !NO_LOGIC.test(file);
}

function below(...folders: string[]): Area['holds'] {
  return (file) => folders.some((folder) => file.startsWith(`${folder}/`));
}
