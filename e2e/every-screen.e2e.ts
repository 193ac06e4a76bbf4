import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/sample-test.ts';
import { SCREEN_ROUTES } from './support/screen-routes.ts';
import { expectFits, rest, walkTo } from './support/screen-walk.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import type { Visitor } from './support/visitor.ts';

/** Every screen of the console, and everything that opens over one: for everyone, at every width. */
test.describe.configure({ mode: 'serial' });

let visitor: Visitor;
let page: Page;
test.beforeAll(async ({ enter }) => {
  visitor = await enter();
  ({ page } = visitor);
  // The trace of the walk leads between places that do not exist.
  visitor.mayBeRefused('/v1/traces/a/b');
  // Nor does the policy of the walk.
  visitor.mayBeRefused('/v1/policies/p1');
});
test.afterAll(() => visitor.close());

async function expectForEverybody(where: string): Promise<void> {
  await expectAccessibleInBothThemes(page, where);
  await expectFits(page, where);
}

const notFound = () => page.getByRole('heading', { name: 'Not Found', level: 1 });

test.describe('every route of the specification exists, and any other says so', () => {
  for (const route of SCREEN_ROUTES) {
    test(`${route} is a screen that everybody can use, at every width`, async () => {
      await walkTo(page, route);
      await expect(notFound()).toBeHidden();
      await expectForEverybody(route);
    });
  }

  test('/dashboard is the dashboard', async () => {
    await walkTo(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });

  test('an unknown address says so, at every width', async () => {
    await walkTo(page, '/no-such-screen');
    await expect(notFound()).toBeVisible();
    await expectForEverybody('an unknown address');
  });
});

/** What a screen reads before its code is there; people and objects of a map are counted by a second read. */
const FIRST_READS = [
  { route: '/', path: '/v1/dashboard' },
  { route: '/detections', path: '/v1/detections' },
  { route: '/discovery', path: '/v1/flows' },
  { route: '/policies', path: '/v1/policies' },
] as const;

for (const { route, path } of FIRST_READS) {
  test(`${route} uses what was read ahead, and reads it once`, async () => {
    const asked: string[] = [];
    const note = (request: Request): void => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === path && !searchParams.has('members')) asked.push(request.url());
    };
    page.on('request', note);
    await page.goto(route);
    await rest(page);
    page.off('request', note);
    expect(asked).toHaveLength(1);
  });
}

test('a detection beside its list, and on its own', async () => {
  await walkTo(page, '/detections');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('complementary').getByText('Why it matched')).toBeVisible();
  await rest(page);
  await expectForEverybody('a detection beside its list');
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(/\/detections\/[0-9a-f-]{36}/);
  await expect(page.getByText('Why it matched')).toBeVisible();
  await rest(page);
  await expectForEverybody('a detection');
});

/** What opens over a screen, and is in no other file's tests: the screen, its button, what it opens. */
const OVERLAYS = [
  { route: '/detections', button: 'Columns', role: 'dialog' },
  { route: '/detections', button: 'Group by', role: 'menu' },
  { route: '/detections', button: 'Export', role: 'menu' },
  { route: '/detections', button: 'Column Severity', role: 'menu' },
  { route: '/detections', button: /^Time range/, role: 'dialog' },
  { route: '/policies', button: /Dana Whitfield/, role: 'menu' },
  { route: '/settings/integrations?view=sending', button: 'Create token', role: 'dialog' },
  { route: '/settings/data', button: 'Remove sample data', role: 'alertdialog' },
] as const;

for (const { route, button, role } of OVERLAYS) {
  test(`what opens by ${button} on ${route} can be used by everybody`, async () => {
    if (new URL(page.url()).pathname !== route) await walkTo(page, route);
    // The line above the screens has a button like the one of the settings.
    const opener = page.getByRole('button', { name: button, exact: true }).last();
    await opener.press('Enter');
    const overlay = page.getByRole(role);
    await expect(overlay).toBeVisible();
    await expectAccessibleInBothThemes(page, `what opens by ${button}`, `[role=${role}]`);
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
