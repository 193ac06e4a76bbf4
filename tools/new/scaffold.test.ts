import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../repository/root.ts';
import { runCommand } from '../steps/run-command.ts';
import { addExtension } from './add-extension.ts';
import { KIND_NAMES } from './kinds.ts';
import { SAMPLE_IDS } from './sample-ids.ts';
import { scaffold, type Scaffolded } from './scaffold.ts';
import { scratchCopy, type ScratchCopy } from './scratch-copy.ts';

/** Everything is scaffolded into one copy and checked together: a copy and a check cost seconds. */
const LONG_MS = 300_000;

/** Tests that look at all data types together, by their names. */
const TESTS_OF_ALL_TYPES = ['ids are unique', 'every row of the tables', 'what one type finds'];

let copy: ScratchCopy;
const { connector } = SAMPLE_IDS;
const added: Scaffolded = { created: [], edited: [] };
beforeAll(async () => {
  copy = scratchCopy(ROOT);
  for (const kind of KIND_NAMES) {
    const { created, edited } = await addExtension(copy.root, kind, SAMPLE_IDS[kind]);
    added.created.push(...created);
    added.edited.push(...edited);
  }
}, LONG_MS);
afterAll(() => copy.remove());

const inCopy = (command: string, args: readonly string[]) =>
  runCommand(command, args, { cwd: copy.root, env: { VITEST: '' } });

test('each kind adds files, and only a resource and a secret edit some that were there', () => {
  expect(added.created.length).toBeGreaterThan(KIND_NAMES.length);
  expect(added.edited).toEqual([
    'packages/engine/src/classifiers/secrets/rows/s.data.ts',
    'packages/engine/testing/secret-tokens.data.ts',
    'packages/contract/src/routes.ts',
  ]);
});

test(
  'what was added type-checks',
  async () => {
    // The server’s project holds the contract and the connectors too: it uses all of them as source.
    const projects = ['packages/engine', 'apps/server', 'apps/console'];
    const results = await Promise.all(
      projects.map((project) => inCopy('tsc', ['-p', project, '--singleThreaded'])),
    );
    expect(results.map(({ output }) => output)).toEqual(['', '', '']);
  },
  LONG_MS,
);

test(
  'what was added passes lint and format',
  async () => {
    const code = added.created.filter((file) => /\.tsx?$/.test(file));
    const lint = await inCopy('oxlint', ['--type-aware', '--deny-warnings', ...code]);
    expect(lint.isOk ? '' : lint.output).toBe('');
    const format = await inCopy('oxfmt', ['--check', ...code, ...added.edited]);
    expect(format.isOk ? '' : format.output).toBe('');
  },
  LONG_MS,
);

test(
  'what was added passes the tests of its package and of the house',
  async () => {
    const tests = [
      'packages/engine/src/detectors/detectors.test.ts',
      'packages/store/src/tenant-isolation.test.ts',
      'apps/server/src/http/api-invariants.test.ts',
      ...['imports', 'registries', 'route-table', 'file-names'].map(
        (name) => `tools/check/${name}.test.ts`,
      ),
    ];
    const ofHouse = await inCopy('vitest', ['run', ...tests]);
    expect(ofHouse.isOk ? '' : ofHouse.output).toBe('');
    // The cases of the other connectors and data types take long and have run elsewhere.
    const perId = [
      'packages/connectors/src/connector-cases.test.ts',
      'packages/engine/src/classifiers/classifiers.test.ts',
    ];
    const ids = [connector, path.basename(SAMPLE_IDS.classifier), SAMPLE_IDS.secret];
    const named = [...ids, ...TESTS_OF_ALL_TYPES].join('|');
    const listed = ['--reporter=verbose', '--hideSkippedTests'];
    const ofNew = await inCopy('vitest', ['run', ...perId, '-t', named, ...listed]);
    expect(ofNew.isOk ? '' : ofNew.output).toBe('');
    const passed = ofNew.output.split('\n').filter((line) => line.includes('✓'));
    const hasPassed = (name: string) => passed.some((line) => line.includes(name));
    expect([...ids, ...TESTS_OF_ALL_TYPES].filter((name) => !hasPassed(name))).toEqual([]);
  },
  LONG_MS,
);

test('nothing is written over, and an id that does not fit is refused', () => {
  expect(() => scaffold(copy.root, 'connector', connector)).toThrow('exists already');
  expect(() => scaffold(copy.root, 'secret', 'sample-api-key')).toThrow('exists already');
  expect(() => scaffold(copy.root, 'connector', 'No Kebab')).toThrow('kebab-case');
  expect(() => scaffold(copy.root, 'detector', 'no-such-origin/a')).toThrow('no detection origin');
  expect(() => scaffold(copy.root, 'detector', 'event-suspicious')).toThrow('<origin>/<id>');
  expect(() => scaffold(copy.root, 'classifier', 'iban')).toThrow('<group>/<id>');
  expect(() => scaffold(copy.root, 'screen', path.join('..', 'x'))).toThrow('kebab-case');
});
