import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** Every rule of WCAG 2.2 A and AA. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of them that a change of colours can break. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** Fails with what axe finds on the page as it is, or in a part of it, by WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  await expectNone(page, { type: 'tag', values: ALL }, { where, part });
}

/** The same where everything but the colours was looked at before. */
export async function expectReadable(page: Page, where: string, part?: string): Promise<void> {
  await expectNone(page, { type: 'rule', values: COLORS }, { where, part });
}

interface Place {
  where: string;
  /** A selector; the whole page without it. */
  part: string | undefined;
}

async function expectNone(page: Page, runOnly: object, { where, part }: Place): Promise<void> {
  // Evaluated by the browser's own debugger, which the page's content policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(comeToRest);
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
  const results: AxeResults = await page.evaluate(
    `axe.run(${JSON.stringify(part ?? 'html')}, ${options})`,
  );
  const found = results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
  expect(found, `axe on ${where}`).toEqual([]);
}

/**
 * Until nothing fades anymore: colours on their way, and a dialog that is appearing, have the contrast
 * of neither end. Runs in the page.
 */
async function comeToRest(): Promise<void> {
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        (one) =>
          one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity,
      );
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Looked at from frame to frame: what inherits a colour sets out when the colour has arrived, and the
  // promise of a transition that another one took the place of may never be kept.
  for (await frame(); isMoving(); await frame());
}
