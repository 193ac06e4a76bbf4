import { expect, test } from 'vitest';
import { importTable } from './import-table.ts';

const HEAD = `# Title

| Folder              | Workspace packages | Outside packages | Node |
| ------------------- | ------------------ | ---------------- | ---- |
`;

test('reads the rows up to the end of the table', () => {
  const table = importTable(`${HEAD}| \`packages/contract\` | – | \`zod\` | no |
| \`apps/server\` | contract, store | declared | yes |
| \`packages/testkit\` | all | declared | yes |

| \`other\` | table | here | no |
`);
  expect(table).toEqual([
    { folder: 'packages/contract', workspace: [], outside: ['zod'], hasNode: false },
    {
      folder: 'apps/server',
      workspace: ['packages/contract', 'packages/store'],
      outside: 'declared',
      hasNode: true,
    },
    { folder: 'packages/testkit', workspace: 'all', outside: 'declared', hasNode: true },
  ]);
});

test('a table that cannot be read is an error, not an empty table', () => {
  expect(() => importTable('# No table')).toThrow('missing');
  expect(() => importTable(`${HEAD}| \`apps/server\` | – | declared | perhaps |\n`)).toThrow(
    'four cells',
  );
});
