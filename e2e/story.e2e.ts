import { expect, test, type Page } from '@playwright/test';
import { z } from 'zod';
import { ADMIN, removeData, tokensOf, waybill, type Installation } from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';
import { signInByPassword } from './support/sign-in-steps.ts';

const PERSON = { login: 'zelda.berg', email: 'zelda.berg@northwind.example', name: 'Zelda Berg' };
const DEVICE = { id: 'dev-1', hostname: 'NW-berg', os: 'Windows', osVersion: '11', managed: true };

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  installation = await startPrepared('administrator');
  page = await browser.newPage({ baseURL: installation.address });
  await page.goto('/login');
  await signInByPassword(page, ADMIN.email, ADMIN.password);
});
test.afterAll(async () => {
  await page.close();
  await installation.stop();
  await removeData(installation);
});

/** Numbers that pass the check digit, of a range that no bank issues cards in. */
function cardNumbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const body = `42424242${String(1_000_017 + index * 7919).slice(-7)}`;
    const sum = body
      .split('')
      .toReversed()
      .reduce((total, digit, place) => {
        const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
        return total + (value > 9 ? value - 9 : value);
      }, 0);
    return `${body}${(10 - (sum % 10)) % 10}`;
  });
}

async function tellOf(records: readonly object[]): Promise<void> {
  const lines = records.map((record, index) => ({
    schema: 'waybill.agent/1',
    agent: 'extension',
    id: `${Date.now()}-${index}`,
    sequence: index + 1,
    at: new Date(Date.now() - 60_000 + index).toISOString(),
    clockOffsetMs: 0,
    agentVersion: '1.4.0',
    device: DEVICE,
    person: PERSON,
    ...record,
  }));
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  const args = ['ingest', '--source', 'extension', '-'];
  const told = await waybill(installation.dataFolder, args, text);
  expect(told.stdout).toContain(`${lines.length} accepted`);
}

const Found = z.object({
  items: z.array(z.object({ title: z.string(), severity: z.string(), number: z.number() })),
});

async function detections() {
  const { sessionJwt } = await tokensOf(installation.address);
  const headers = { 'session-token': sessionJwt };
  const reply = await fetch(`${installation.address}/v1/detections`, { headers });
  return Found.parse(await reply.json()).items;
}

test('forty card numbers in ChatGPT are a high detection that is closed in three keys, a picture is none', async () => {
  await tellOf([
    {
      action: 'Upload',
      object: {
        kind: 'file',
        name: 'holiday.jpg',
        path: 'C:\\Users\\zelda\\holiday.jpg',
        size: 2_400_000,
      },
      target: { url: 'https://chatgpt.com/c/1', title: 'ChatGPT' },
    },
  ]);
  expect(await detections()).toEqual([]);
  const text = cardNumbers(40)
    .map((number, index) => `Customer ${index + 1};${number};11/29`)
    .join('\n');
  await tellOf([
    {
      action: 'Paste',
      clipboard: { kind: 'text', length: text.length, sha256: 'b'.repeat(64) },
      object: { kind: 'text' },
      target: { url: 'https://chatgpt.com/c/1', title: 'ChatGPT' },
      content: { text: `name;card number;valid to\n${text}` },
    },
  ]);
  const [found, ...others] = await detections();
  expect(others).toEqual([]);
  expect(found?.title).toBe('40 card numbers pasted into ChatGPT by Zelda Berg');
  expect(['HIGH', 'CRITICAL']).toContain(found?.severity);

  await page.goto('/detections');
  const row = page.getByRole('row').filter({ hasText: 'pasted into ChatGPT' });
  await expect(row).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: `Close DET-${found?.number}` })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('1');
  await expect(page.getByText(`DET-${found?.number} closed`).first()).toBeVisible();
});
