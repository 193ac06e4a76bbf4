import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** Fails with what axe finds on the page as it stands, by WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Evaluated by the browser's own debugger, which the page's content policy does not bind.
  await page.evaluate(source);
  const results: AxeResults = await page.evaluate(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })',
  );
  const found = results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
  expect(found, `axe on ${where}`).toEqual([]);
}
