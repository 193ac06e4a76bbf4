import type { Page } from '@playwright/test';
import { z } from 'zod';
import { tokensOf } from './support/installation.ts';
import { expect, test } from './support/sample-test.ts';
import { expectFits, rest } from './support/screen-walk.ts';
import { createPerson, dataOf, managementOf, PASSWORD } from './support/sign-in-site.ts';
import { signInByPassword } from './support/sign-in-steps.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

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

async function call(
  path: string,
  init: { method?: string; body?: object; by?: { email: string; password: string } } = {},
): Promise<unknown> {
  const { sessionJwt } = await tokensOf(address, init.by);
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
  await expect(column('Investigating, 1 case').getByRole('link')).toHaveText('Drawings went out');
  await expect(link).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: 'A folder for all' })).toBeFocused();
  await link.dragTo(column('Waiting, 0 cases'));
  await expect(column('Waiting, 1 case').getByRole('link')).toHaveText('Drawings went out');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await column('Waiting, 1 case')
    .getByRole('button', { name: /^Move CASE-/ })
    .click();
  await page.getByRole('menuitem', { name: 'Closed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close case' });
  await dialog.getByText('Benign').click();
  await dialog.getByRole('button', { name: 'Close case' }).click();
  await expect(column('Closed, 1 case')).toBeVisible();
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
  await policy.getByRole('button', { name: 'Back-test' }).click();
  await expect(policy.getByText('Removed', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectAccessibleInBothThemes(page, 'what a verdict changes');
  await policy.getByRole('link', { name: 'Apply to policy' }).click();
  await expect(page.getByText(`Filled in from DET-${one?.number}`).first()).toBeVisible();
  await expect(page.getByLabel(/^Reason/)).toHaveValue(/^DET-\d+: Wrong destination/);
});

test('of what a person did a detection created', async () => {
  await page.goto('/discovery?tab=people');
  await page
    .getByRole('button', { name: /^Create detection from / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Create detection' });
  await expect(dialog.getByText('From this person')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create detection' }).click();
  await expect(page.getByText(/DET-\d+ created/).first()).toBeVisible();
});

const REASON = 'The person works next to the analysts';

test('an analyst restricts a case; an owner sees how much is hidden, and breaks in with a reason', async ({
  browser,
  site,
}) => {
  const sdk = await managementOf(address, site.dataFolder);
  const [tenant] = dataOf(await sdk.management.tenant.loadAll());
  const [sol, ada] = await Promise.all([
    createPerson(sdk, tenant?.id ?? '', { name: 'Sol Mbeki', role: 'Analyst L2' }),
    createPerson(sdk, tenant?.id ?? '', { name: 'Ada Ferrer', role: 'Admin' }),
  ]);
  const bySol = { email: sol.email, password: PASSWORD };
  // The first call makes a person known to the product.
  await call('/v1/session', { by: { email: ada.email, password: PASSWORD } });
  const analyst = await openVisitor(browser, { address, origins: [address] });
  await analyst.page.goto('/login');
  await signInByPassword(analyst.page, sol.email);
  await analyst.page.goto('/detections?view=cases');
  // Where there is no case yet, the empty list offers it, too.
  await analyst.page.getByRole('button', { name: 'New case' }).first().click();
  const opening = analyst.page.getByRole('dialog', { name: 'New case' });
  await opening.getByLabel('Title').fill('Behind closed doors');
  await opening.getByRole('switch', { name: /^Restrict to members/ }).click();
  await opening.getByRole('button', { name: /^Members/ }).click();
  await analyst.page.getByRole('option', { name: /^Ada Ferrer/ }).click();
  await analyst.page.keyboard.press('Escape');
  await opening.getByLabel(/^Reason/).fill(REASON);
  await expectAccessibleInBothThemes(analyst.page, 'restricting a new case');
  await opening.getByRole('button', { name: 'Create case' }).click();
  await expect(analyst.page.getByText(/^Restricted by Sol Mbeki on /)).toBeVisible();
  const caseId = new URL(analyst.page.url()).searchParams.get('case');
  const [one, two] = await found('severity=HIGH&limit=2');
  const detectionIds = [one?.detectionId, two?.detectionId];
  const adding = { method: 'POST', body: { detectionIds, reason: REASON }, by: bySol };
  await call(`/v1/cases/${caseId}/detections`, adding);

  await page.goto('/dashboard');
  const hidden = page.getByRole('region', { name: 'Hidden detections' });
  await expect(hidden).toContainText('2 detections are in restricted cases that you cannot see.');
  await page.goto('/detections?severity=LOW');
  await expect(hidden).toContainText('2 detections are in restricted cases that you cannot see.');
  await hidden.getByRole('link', { name: 'View restricted cases' }).click();
  await rest(page);
  await expect(page.getByRole('main')).not.toContainText('Behind closed doors');
  await expectAccessibleInBothThemes(page, 'the list of restricted cases');
  await page.getByRole('button', { name: /^Break in to CASE-/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Break in to CASE-/ });
  await dialog.getByLabel(/^Reason/).fill('The board has asked for it');
  await expectAccessibleInBothThemes(page, 'breaking in');
  await dialog.getByRole('button', { name: 'Break in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Behind closed doors' })).toBeVisible();
  await expectFits(page, 'a restricted case');
  await page.setViewportSize({ width: 1280, height: 900 });

  // The members see who came in, and why.
  await analyst.page.reload();
  const notice = analyst.page.getByRole('region', { name: 'Access to this case' });
  await expect(notice).toContainText('Dana Whitfield broke in to this case on');
  await expect(notice).toContainText('The board has asked for it');
  await rest(analyst.page);
  await expectAccessibleInBothThemes(analyst.page, 'a case that somebody broke in to');
  await analyst.close();
  await page.goto('/detections');
  await rest(page);
  await expect(hidden).toHaveCount(0);
});
