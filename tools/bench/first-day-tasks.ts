import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { FirstDaySite } from './first-day-site.ts';
import type { Hand } from './first-day-hand.ts';

/** First-day tasks of a person, each from the dashboard, using only the screen. */
export interface Task {
  name: string;
  /** Does it, and fails unless its result is on the screen. */
  run(hand: Hand, site: FirstDaySite): Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

export const TASKS: readonly Task[] = [
  {
    name: 'payroll',
    async run(hand) {
      await hand.palette('payroll run', /Payroll from Payroll run\.csv/);
      const { page } = hand;
      await hand.sees(main(page).getByText(/uploaded to Gmail/));
      await hand.sees(main(page).getByText('Sigrun Fjeldstad'));
    },
  },
  {
    name: 'close',
    async run(hand, site) {
      const { page } = hand;
      const before = await site.closedDetections();
      await hand.press(page.getByRole('navigation').getByRole('link', { name: /^Detections/ }));
      await hand.sees(page.getByRole('row').filter({ hasText: 'New' }));
      await hand.key('j');
      await hand.key('e');
      await hand.sees(page.getByRole('dialog', { name: /^Close DET-/ }));
      await hand.key('c');
      await hand.key('1');
      await expect.poll(() => site.closedDetections()).toBe(before + 1);
    },
  },
  { name: 'policy', run: policy },
  { name: 'connect', run: connect },
  { name: 'ingest', run: ingest },
  {
    name: 'invite',
    async run(hand, site) {
      const { page } = hand;
      const address = 'lena@northwind.example';
      await hand.press(page.getByRole('link', { name: 'Invite a colleague' }));
      await hand.type(dialog(page).getByLabel('E-mail address'), address);
      await hand.key('Enter');
      await hand.sees(page.getByRole('list', { name: 'Invitations' }).getByText(address));
      await expect.poll(() => site.mail.newestTo(address) ?? '').toContain('/login?for=invite');
    },
  },
  {
    name: 'person',
    async run(hand, site) {
      const { name, email } = await site.quietPerson();
      // The line above it holds the name as well: all detections with that text.
      await hand.palette(name, new RegExp(email));
      await hand.sees(hand.page.getByText(email));
    },
  },
  {
    name: 'lineage',
    async run(hand) {
      const { page } = hand;
      await hand.palette('Board acquisition', /Board paper from Board acquisition\.pdf/);
      await hand.press(main(page).getByRole('link', { name: 'Open trace' }));
      await expect(page).toHaveURL(/\/traces\//);
      await hand.sees(main(page).getByText('Board acquisition.pdf'));
    },
  },
  {
    name: 'export',
    async run(hand) {
      const { page } = hand;
      await hand.press(page.getByRole('navigation').getByRole('link', { name: /^Detections/ }));
      await hand.press(main(page).getByRole('button', { name: 'Export' }));
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        hand.press(page.getByRole('menuitem', { name: /CSV/ })),
      ]);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
      expect(lines.length).toBeGreaterThan(50);
    },
  },
  {
    // Last: later tasks would be in German.
    name: 'dark-german',
    async run(hand) {
      const { page } = hand;
      await hand.palette('dark', /dark mode/i);
      await expect(page.locator('html')).toHaveClass(/dark/);
      await hand.palette('german', /Deutsch/);
      await hand.sees(page.getByRole('navigation').getByRole('link', { name: 'Richtlinien' }));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    },
  },
];

async function policy(hand: Hand): Promise<void> {
  const { page } = hand;
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await hand.press(page.getByRole('link', { name: 'Create a policy' }));
  await hand.type(
    main(page).getByLabel('What do you want to prevent?'),
    'Source code to personal cloud storage',
  );
  await hand.press(main(page).getByRole('button', { name: 'Use this description' }));
  await hand.press(steps.getByRole('button', { name: 'Back-test' }));
  await hand.press(main(page).getByRole('button', { name: 'Start back-test' }));
  await hand.sees(page.getByRole('region', { name: 'Results' }).getByText('Matches'));
  await hand.press(steps.getByRole('button', { name: 'Rollout' }));
  await hand.press(main(page).getByRole('button', { name: 'Simulate', exact: true }));
  await hand.press(dialog(page).getByRole('button', { name: 'Simulate', exact: true }));
  await hand.sees(page.getByText('Simulating'));
}

async function connect(hand: Hand, { vendor }: FirstDaySite): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole('link', { name: 'Connect a source' }));
  await hand.type(main(page).getByRole('searchbox'), 'github');
  await hand.press(main(page).getByRole('link', { name: /GitHub/ }));
  await hand.type(page.getByRole('textbox', { name: 'Organisation' }), vendor.organization);
  await hand.type(page.getByLabel('API address'), vendor.address);
  await hand.type(page.getByLabel('Access token'), 'ghp_wrong');
  const test = page.getByRole('button', { name: 'Test connection' });
  await hand.press(test);
  // The reason once, whatever the number of streams.
  await hand.sees(page.getByText('The vendor rejected the credentials'));
  await expect(page.getByText('The vendor rejected the credentials')).toHaveCount(1);
  await hand.type(page.getByLabel('Access token'), vendor.token);
  await hand.press(test);
  await hand.sees(page.getByText('Every stream works'));
  await hand.press(page.getByRole('button', { name: 'Connect', exact: true }));
  await expect(page).toHaveURL(/integration=/);
  await hand.sees(page.getByText('Healthy'));
}

/** Named by a record of our own making. */
const FILE_NAME = 'first-day-plan.pdf';

async function ingest(hand: Hand, site: FirstDaySite): Promise<void> {
  const { page } = hand;
  // The link on the dashboard is gone: a source is connected by now.
  await hand.palette('import file', /Connect a source/);
  await hand.type(main(page).getByRole('searchbox'), 'extension');
  await hand.press(main(page).getByRole('link', { name: /Extension/ }));
  const command = await page.getByRole('region', { name: 'Import command' }).innerText();
  const [, ...words] = command.trim().split(/\s+/);
  expect(words[0]).toBe('waybill');
  const printed = await site.run(words.slice(1, -1).concat('-'), `${JSON.stringify(upload())}\n`);
  expect(printed).toContain('1 accepted');
  await hand.palette(FILE_NAME, new RegExp(FILE_NAME));
  await hand.sees(main(page).getByText(FILE_NAME));
}

function upload() {
  return {
    schema: 'waybill.agent/1',
    agent: 'extension',
    id: `first-day-${Date.now()}`,
    sequence: 1,
    at: new Date(Date.now() - 60_000).toISOString(),
    clockOffsetMs: 0,
    agentVersion: '1.4.0',
    device: { id: 'dev-1', hostname: 'NW-berg', os: 'Windows', osVersion: '11', managed: true },
    person: {
      login: 'zelda.berg',
      email: 'zelda.berg@northwind.example',
      name: 'Zelda Berg',
    },
    action: 'Upload',
    object: {
      kind: 'file',
      name: FILE_NAME,
      path: `C:\\Users\\zelda\\${FILE_NAME}`,
      size: 240_000,
    },
    target: { url: 'https://drop.filebox.example/up', title: 'Filebox' },
  };
}
