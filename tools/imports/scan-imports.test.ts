import { expect, test } from 'vitest';
import { scanImports } from './scan-imports.ts';

test('tells imports of values, of types and at run time apart', () => {
  const source = `import 'side-effect';
import whole from "double-quoted";
import * as all from 'namespace';
import type { A } from 'type-only';
import type from 'a-value-named-type';
import {
  b,
  type C,
} from './many-lines.ts';
export { d } from './re-export.ts';
export * from './star.ts';
export type { E } from './re-export-type.ts';
const lazy = () => import('./dynamic.ts');
`;
  expect(scanImports(source)).toEqual([
    { specifier: 'side-effect', kind: 'value', names: [] },
    { specifier: 'double-quoted', kind: 'value', names: [] },
    { specifier: 'namespace', kind: 'value', names: [] },
    { specifier: 'type-only', kind: 'type', names: ['A'] },
    { specifier: 'a-value-named-type', kind: 'value', names: [] },
    { specifier: './many-lines.ts', kind: 'value', names: ['b', 'C'] },
    { specifier: './re-export.ts', kind: 'value', names: ['d'] },
    { specifier: './star.ts', kind: 'value', names: [] },
    { specifier: './re-export-type.ts', kind: 'type', names: ['E'] },
    { specifier: './dynamic.ts', kind: 'dynamic', names: [] },
  ]);
});

test('sees no import in comments, template literals and other exports', () => {
  const source = `// import { a } from 'line-comment';
/*
import { b } from 'block-comment';
*/
const text = \`
import { c } from 'template';
\`;
export const address = 'https://example.com'; import.meta.url;
export function from() {
  return 'from';
}
export const d = 'not-an-import';
`;
  expect(scanImports(source)).toEqual([]);
});
