import { expect, test } from 'vitest';
import { addContractRoutes } from './add-contract-routes.ts';
import { fillIn, spellings } from './names.ts';

test('spells an id in every way that templates need', () => {
  expect(spellings('saved-view')).toEqual({
    __kebab__: 'saved-view',
    __Pascal__: 'SavedView',
    __camel__: 'savedView',
    __snake__: 'saved_view',
    __Title__: 'Saved view',
  });
});

test.each(['SavedView', 'saved_view', 'saved--view', '2nd', '../x', ''])('refuses %j', (id) => {
  expect(() => spellings(id)).toThrow('kebab-case');
});

test('fills in paths and texts, and leaves no placeholder behind', () => {
  const names = spellings('saved-view');
  expect(fillIn('x/__kebab__/__Pascal__Page.tsx', names)).toBe('x/saved-view/SavedViewPage.tsx');
  expect(() => fillIn('__unknown__', names)).toThrow('No value for __unknown__');
});

test('adds the routes of a resource to the three sorted lists of the contract', () => {
  const before = `import { aRoutes } from './routes/a-routes.ts';
import { zRoutes } from './routes/z-routes.ts';

export * from './routes/a-routes.ts';
export * from './routes/z-routes.ts';

export const ROUTES = {
  ...aRoutes,
  ...zRoutes,
};
`;
  const withM = addContractRoutes(before, spellings('m'));
  expect(withM.split('\n')).toEqual([
    "import { aRoutes } from './routes/a-routes.ts';",
    "import { mRoutes } from './routes/m-routes.ts';",
    "import { zRoutes } from './routes/z-routes.ts';",
    '',
    "export * from './routes/a-routes.ts';",
    "export * from './routes/m-routes.ts';",
    "export * from './routes/z-routes.ts';",
    '',
    'export const ROUTES = {',
    '  ...aRoutes,',
    '  ...mRoutes,',
    '  ...zRoutes,',
    '};',
    '',
  ]);
  const withZz = addContractRoutes(before, spellings('zz'));
  expect(withZz).toContain("z-routes.ts';\nexport * from './routes/zz-routes.ts';\n");
  expect(withZz).toContain('  ...zRoutes,\n  ...zzRoutes,\n};');
});
