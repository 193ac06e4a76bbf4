import type { Page } from '@playwright/test';
import { z } from 'zod';
import { tokensOf } from './support/installation.ts';
import { expect, test } from './support/sample-test.ts';
import { expectFits, rest } from './support/screen-walk.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import type { Visitor } from './support/visitor.ts';

/** Cases on their board, what a verdict's reason changes, and a detection of what a person did. */
test.describe.configure({ mode: 'serial' });

let visitor: Visitor;
let page: Page;
let address: string;

test.beforeAll(async ({ enter, site }) => {
  ({ address } = site);
  visitor = await enter();
  ({ page } = visitor);
});
test.afterAll(() => visitor.close());

const Items = z.object({
  items: z.array(
    z.object({
      detectionId: z.string(),
      number: z.number(),
      rev: z.number(),
      policyKey: z.string().nullable(),
    }),
  ),
});

async function call(path: string, init: { method?: string; body?: object } = {}): Promise<unknown> {
  const { sessionJwt } = await tokensOf(address);
  const reply = await fetch(address + path, {
    method: init.method ?? 'GET',
    headers: { 'session-token': sessionJwt, 'content-type': 'application/json' },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  });
  return reply.json();
}

async function found(query: string) {
  return Items.parse(await call(`/v1/detections?${query}`)).items;
}

const column = (name: string) => page.getByRole('region', { name });

test('a case is moved over the board by keys, keeps the focus, and is closed with how it ended', async () => {
  const [one, two] = await found('status=new&limit=2');
  for (const [title, detectionIds] of [
    ['Drawings went out', [one?.detectionId]],
    ['A folder for all', [two?.detectionId]],
  ] as const) {
    await call('/v1/cases', { method: 'POST', body: { title, kind: 'other', detectionIds } });
  }
  await page.goto('/detections?view=cases');
  await page.getByRole('button', { name: 'Board' }).click();
  await expect(column('Open, 2 cases')).toBeVisible();
  await rest(page);
  await expectAccessibleInBothThemes(page, 'the board of cases');
  const link = page.getByRole('link', { name: 'Drawings went out' });
  await link.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column('Investigating, one case').getByRole('link')).toHaveText('Drawings went out');
  await expect(link).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: 'A folder for all' })).toBeFocused();
  await link.dragTo(column('Waiting, 0 cases'));
  await expect(column('Waiting, one case').getByRole('link')).toHaveText('Drawings went out');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await column('Waiting, one case')
    .getByRole('button', { name: /^Move CASE-/ })
    .click();
  await page.getByRole('menuitem', { name: 'Closed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the case' });
  await dialog.getByText('Harmless').click();
  await dialog.getByRole('button', { name: 'Close the case' }).click();
  await expect(column('Closed, one case')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await rest(page);
  await expectFits(page, 'the board of cases');
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('the change that a verdict asks for is tried on what happened and taken over', async () => {
  const [one] = (await found('status=new&origin=internalDetectionPolicy&limit=50')).filter(
    ({ policyKey }) => policyKey === 'shared-outside',
  );
  await call(`/v1/detections/${one?.detectionId}`, {
    method: 'PATCH',
    body: {
      rev: one?.rev,
      change: { verdict: { verdict: 'false_positive', reason: 'wrong_destination' } },
    },
  });
  await page.goto(`/detections/${one?.detectionId}`);
  const policy = page.getByRole('region', { name: /^In the policy/ });
  await policy.getByRole('button', { name: 'Try on what has happened' }).click();
  await expect(policy.getByText('Gone', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectAccessibleInBothThemes(page, 'what a verdict changes');
  await policy.getByRole('link', { name: 'Take over into the policy' }).click();
  await expect(page.getByText(`Filled in from DET-${one?.number}`).first()).toBeVisible();
  await expect(page.getByLabel(/^Reason/)).toHaveValue(/^DET-\d+: Wrong destination/);
});

test('of what a person did a detection is made', async () => {
  await page.goto('/discovery?tab=people');
  await page
    .getByRole('button', { name: /^Make a detection of / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Make a detection' });
  await expect(dialog.getByText('Of what this person did')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a detection' }).click();
  await expect(page.getByText(/DET-\d+ is made/).first()).toBeVisible();
});
