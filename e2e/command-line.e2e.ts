import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ADMIN, removeData, waybill, type Installation } from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';

const FIXTURE = path.join(import.meta.dirname, 'fixtures/drive-activity.jsonl');
const CORPUS =
  process.env['WAYBILL_CORPUS'] ?? path.resolve(import.meta.dirname, '../../shared/corpus');
const CORPUS_FILE = path.join(CORPUS, 'events/google-drive/panther--gsuite_activityevent.jsonl');

let installation: Installation;

test.beforeAll(async () => {
  installation = await startPrepared('administrator');
});
test.afterAll(async () => {
  await installation.stop();
  await removeData(installation);
});

test('a file goes in by command line, and its detection is read in the browser', async ({
  page,
}) => {
  const first = await waybill(installation.dataFolder, [
    'ingest',
    '--source',
    'google-drive',
    FIXTURE,
  ]);
  expect(first).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('3 accepted, 0 duplicate'),
  });
  const again = await waybill(
    installation.dataFolder,
    ['ingest', '--source', 'google-drive', '-'],
    await readFile(FIXTURE, 'utf8'),
  );
  expect(again.stdout).toContain('0 accepted, 3 duplicate');

  await page.goto(installation.address);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.goto(`${installation.address}/detections`);
  const row = page.getByRole('row').filter({ hasText: 'Opened to the public' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Board minutes');
  await row.getByRole('link').first().click();
  await expect(page.getByText('mara.lind@northwind.example').first()).toBeVisible();
});

test('real vendor records go in whole', async () => {
  test.skip(
    !(await access(CORPUS_FILE).then(
      () => true,
      () => false,
    )),
    'The corpus is not here (WAYBILL_CORPUS)',
  );
  const result = await waybill(installation.dataFolder, [
    'ingest',
    '--source',
    'google-drive',
    CORPUS_FILE,
  ]);
  const [records, accepted] =
    /(\d+) records: (\d+) accepted/.exec(result.stdout)?.slice(1).map(Number) ?? [];
  expect(records).toBeGreaterThan(10);
  expect(accepted).toBeGreaterThan(5);
});

test('a mistake is answered with what to do', async () => {
  const unknown = await waybill(installation.dataFolder, [
    'ingest',
    '--source',
    'nowhere',
    FIXTURE,
  ]);
  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('google-drive') });
  const missing = await waybill(installation.dataFolder, [
    'ingest',
    '--source',
    'slack',
    'no-such-file.json',
  ]);
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('No such file') });
});

test('a token minted by command line works over HTTP', async () => {
  const minted = await waybill(installation.dataFolder, ['token', 'create', '--source', 'slack']);
  const secret = minted.stdout.trim();
  expect(secret).toMatch(/^wbi_/);
  const response = await fetch(`${installation.address}/v1/ingest/slack`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: '[{"nothing":"of slack"}]',
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ accepted: 0, records: 1 });
});
