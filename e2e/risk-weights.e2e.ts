import { expect, test, type Page } from '@playwright/test';
import { z } from 'zod';
import {
  ADMIN,
  apiSession,
  removeData,
  waybill,
  type Installation,
} from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';
import { createPerson, dataOf, managementOf, PASSWORD } from './support/sign-in-site.ts';
import { signInByPassword } from './support/sign-in-steps.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

/** Weights that one person proposes and another approves, and open detections that follow them and go back. */
test.describe.configure({ mode: 'serial' });

const List = z.object({
  items: z.array(z.object({ object: z.object({ name: z.string() }), score: z.number() })),
});
const START_MS = 240_000;

let site: Installation;
let proposer: Visitor;
let approver: Visitor;
let page: Page;
let before: number;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(START_MS);
  site = await startPrepared('administrator');
  await openToPublic('first');
  const sdk = await managementOf(site.address, site.dataFolder);
  const [tenant] = dataOf(await sdk.management.tenant.loadAll());
  const sam = await createPerson(sdk, tenant?.id ?? '', { name: 'Sam Oduya', role: 'Admin' });
  const enter = async (email: string, password: string): Promise<Visitor> => {
    const visitor = await openVisitor(browser, { address: site.address, origins: [site.address] });
    await visitor.page.goto('/login');
    await signInByPassword(visitor.page, email, password);
    return visitor;
  };
  proposer = await enter(ADMIN.email, ADMIN.password);
  approver = await enter(sam.email, PASSWORD);
  ({ page } = proposer);
});
test.afterAll(async () => {
  await approver.close();
  await proposer.close();
  await site.stop();
  await removeData(site);
});

/** A payroll file becomes public, which is its own detection. */
async function openToPublic(name: string): Promise<void> {
  const value = (key: string, text: string) => ({ name: key, value: text });
  const record = {
    kind: 'admin#reports#activity',
    id: {
      time: new Date(Date.now() - 60_000).toISOString(),
      uniqueQualifier: name,
      applicationName: 'drive',
      customerId: 'C0ours',
    },
    actor: { email: `${name}@acme.example`, profileId: name },
    events: [
      {
        type: 'acl_change',
        name: 'change_document_visibility',
        parameters: [
          { name: 'primary_event', boolValue: true },
          value('doc_id', name),
          value('doc_title', `Payroll ${name}.xlsx`),
          value('doc_type', 'spreadsheet'),
          value('owner', `${name}@acme.example`),
          value('visibility', 'public_on_the_web'),
          value('old_visibility', 'private'),
          value('visibility_change', 'external'),
        ],
      },
    ],
  };
  const args = ['ingest', '--source', 'google-drive', '-'];
  await waybill(site.dataFolder, args, JSON.stringify(record));
}

async function scoreOf(name: string): Promise<number | undefined> {
  const call = await apiSession(site.address);
  const { items } = List.parse(await call('/v1/detections?limit=50'));
  return items.find(({ object }) => object.name === `Payroll ${name}.xlsx`)?.score;
}

const dialogOf = (of: Page) => of.getByRole('dialog');

test('a person proposes fewer points, with the effect on history shown', async () => {
  before = (await scoreOf('first')) ?? 0;
  await page.goto('/settings/risk');
  const main = page.getByRole('main');
  await main.getByLabel('Public on the web', { exact: true }).fill('4');
  await expect(main.getByText('1 weight changed')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'weights');
  await main.getByRole('button', { name: 'Review change' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('1 of 1 detection would have another score.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a proposal of weights', '[role=dialog]');
  await dialog.getByLabel('Reason').fill('Public files are our business');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  const waiting = page.getByRole('region', { name: 'Awaiting approval' });
  await expect(waiting).toContainText('Public files are our business');
  await expect(waiting.getByRole('button', { name: 'Approve' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('another person approves it, and a new detection has another score', async () => {
  const other = approver.page;
  await other.goto('/settings/risk');
  const waiting = other.getByRole('region', { name: 'Awaiting approval' });
  await expect(waiting.getByText('1 of 1 detection would have another score.')).toBeVisible();
  await expectAccessibleInBothThemes(other, 'a proposal that is awaiting approval');
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await dialogOf(other).getByLabel('Reason').fill('Agreed');
  await dialogOf(other).getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText('Model 2 · revision 1')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await openToPublic('second');
  await expect.poll(() => scoreOf('second')).toBeLessThan(before);
  expect(await scoreOf('first')).toBe(before);
});

test('open detections are rescored after a preview, and it is undone', async () => {
  await page.goto('/settings/risk');
  const open = page.getByRole('region', { name: 'Open detections' });
  await open.getByRole('button', { name: 'Preview rescoring' }).click();
  await expect(open.getByText('1 of 2 detections get another score.')).toBeVisible();
  await open.getByRole('button', { name: 'Rescore open detections' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Rescore/ })
    .click();
  const runs = open.getByRole('list', { name: 'Recent runs' });
  await expect(runs).toContainText('1 detection rescored');
  expect(await scoreOf('first')).toBe(await scoreOf('second'));
  await expectAccessibleInBothThemes(page, 'open detections that were rescored');
  await runs.getByRole('button', { name: 'Undo' }).click();
  await expect(runs).toContainText('1 detection restored');
  expect(await scoreOf('first')).toBe(before);
});
