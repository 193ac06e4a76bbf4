import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard-focus.ts';
import { expect, test } from './support/sample-test.ts';
import { expectAccessibleInBothThemes } from './support/themes.ts';
import type { Visitor } from './support/visitor.ts';

/** Time zone, working hours, holidays and due dates of an organization. */
test.describe.configure({ mode: 'serial' });

const CALENDAR = `BEGIN:VCALENDAR
BEGIN:VEVENT
SUMMARY:Labour Day
DTSTART;VALUE=DATE:20200501
RRULE:FREQ=YEARLY
END:VEVENT
BEGIN:VEVENT
SUMMARY:Stand-up
DTSTART:20261201T090000Z
END:VEVENT
END:VCALENDAR`;

let visitor: Visitor;
let page: Page;
test.beforeAll(async ({ enter }) => {
  visitor = await enter();
  ({ page } = visitor);
  visitor.mayBeRefused('/v1/settings/working-time/calendar');
  await page.goto('/settings/general');
});
test.afterAll(() => visitor.close());

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
const editHours = () => main().getByRole('button', { name: 'Edit time zone and working hours' });

async function chooseZone(filter: string, name: string): Promise<void> {
  await dialog()
    .getByRole('button', { name: /^Time zone/ })
    .click();
  await page.keyboard.type(filter);
  await page.getByRole('option', { name, exact: true }).click();
}

test('the zone and the hours are set by keyboard, with a preview', async () => {
  await tabTo(page, editHours());
  await page.keyboard.press('Enter');
  await chooseZone('Berlin', 'Europe/Berlin');
  await expect(
    dialog().getByText('Friday at 22:00 in Berlin is outside working hours.'),
  ).toBeVisible();
  await dialog().getByLabel('Friday, end').fill('24');
  await expect(
    dialog().getByText('Friday at 22:00 in Berlin is inside working hours.'),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page, 'dialog of working hours');
  await dialog().getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog()).toHaveCount(0);
  await expect(main().getByText('Europe/Berlin')).toBeVisible();
  await expect(main().getByText('Friday: 08:00 to 24:00')).toBeVisible();
});

test('an end before the start is told at its day and saves nothing', async () => {
  await editHours().click();
  await dialog().getByLabel('Monday, end').fill('7');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect(dialog().getByRole('alert')).toHaveText('Monday: the end must be after the start');
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
});

test('a holiday is added, removed, and comes back by undo', async () => {
  await main().getByRole('button', { name: 'Add holiday' }).click();
  await dialog().getByRole('button', { name: 'Add holiday' }).click();
  await expect(dialog().getByText('Enter a name')).toBeVisible();
  await dialog().getByLabel('Name').fill('Founders’ day');
  await dialog().getByLabel('First day').fill('2026-12-04');
  await dialog().getByRole('button', { name: 'Add holiday' }).click();
  await expect(dialog()).toHaveCount(0);
  const row = main().getByRole('row', { name: /Founders’ day/ });
  await expect(row).toContainText('4 Dec 2026');
  await main().getByRole('button', { name: 'Remove Founders’ day' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row).toHaveCount(1);
});

test('holidays come from the text of a calendar', async () => {
  await main().getByRole('button', { name: 'Import calendar' }).click();
  await dialog().getByLabel('Calendar text').fill('not a calendar');
  await dialog().getByRole('button', { name: 'Read calendar' }).click();
  await expect(dialog().getByText('is not an iCalendar file')).toBeVisible();
  await dialog().getByLabel('Calendar text').fill(CALENDAR);
  await dialog().getByRole('button', { name: 'Read calendar' }).click();
  await expect(dialog().getByText('1 holiday found')).toBeVisible();
  await expect(dialog().getByText('1 event skipped')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'dialog of an import');
  await dialog().getByRole('button', { name: 'Add 1 holiday' }).click();
  await expect(main().getByRole('row', { name: /Labour Day 1 May/ })).toContainText('Every year');
});

test('critical detections are due in working hours', async () => {
  await main().getByRole('button', { name: 'Edit due dates' }).click();
  await dialog().getByLabel('Critical, hours').fill('8');
  await dialog()
    .getByRole('button', { name: /^Critical, count/ })
    .click();
  await page.getByRole('option', { name: 'Working hours only' }).click();
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect(main().getByText('8 working hours')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'general settings');
});

test('charts are drawn in the zone, and the former one comes back', async () => {
  await editHours().click();
  await chooseZone('UTC', 'UTC');
  await expect(dialog().getByText(/Waybill recounts unusual behavior/)).toBeVisible();
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect(dialog()).toHaveCount(0);
  await page.reload();
  await expect(main().getByText('UTC', { exact: true })).toBeVisible();
});
