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
    { specifier: 'side-effect', kind: 'value' },
    { specifier: 'double-quoted', kind: 'value' },
    { specifier: 'namespace', kind: 'value' },
    { specifier: 'type-only', kind: 'type' },
    { specifier: 'a-value-named-type', kind: 'value' },
    { specifier: './many-lines.ts', kind: 'value' },
    { specifier: './re-export.ts', kind: 'value' },
    { specifier: './star.ts', kind: 'value' },
    { specifier: './re-export-type.ts', kind: 'type' },
    { specifier: './dynamic.ts', kind: 'dynamic' },
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
