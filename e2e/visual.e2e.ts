import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type TestInfo } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { buildGalleryFiles, type Files } from './support/gallery-files.ts';
import { openGallery } from './support/gallery-page.ts';
import { PARTS, photographAll, THEMES, type Pictures } from './support/gallery-pictures.ts';

const ASSETS = path.resolve(import.meta.dirname, '../apps/console/dist/assets');
/** No pixel may differ; a difference of colour up to here is none. */
const STRICT = { threshold: 0.1, maxDiffPixels: 0 };

/** For a busy machine: every part is photographed four times. */
const LONG_MS = 240_000;
// Every picture would be stored twice.
test.use({ trace: 'off' });

let files: Files;
test.beforeAll(async () => {
  files = await buildGalleryFiles();
});

/** Writes what there is no picture of yet; all of them where the new look is accepted. */
async function keep(pictures: Pictures, folder: string, info: TestInfo, isForced: boolean) {
  for (const [name, picture] of pictures) {
    const file = info.snapshotPath(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    if (isForced || !existsSync(file)) await writeFile(file, picture);
  }
}

test('every part looks the same in two browsers, and as it did last time', async ({
  browser,
  playwright,
}, info) => {
  test.setTimeout(LONG_MS);
  const pictures = await photographAll(browser, files);
  const other = await playwright.chromium.launch(info.project.use.launchOptions);
  const again = await photographAll(other, files);
  await other.close();
  await keep(pictures, 'this-run', info, true);
  for (const [name, picture] of again) {
    expect.soft(picture, name).toMatchSnapshot(['this-run', name], STRICT);
  }
  // Other browsers render text differently.
  const last = `chromium-${browser.version()}`;
  await keep(pictures, last, info, process.env['WAYBILL_VISUAL'] === 'accept');
  for (const [name, picture] of pictures) {
    expect.soft(picture, `${name}, last time`).toMatchSnapshot([last, name], STRICT);
  }
});

for (const theme of THEMES) {
  test(`every part can be used by everybody, ${theme}`, async ({ browser }) => {
    test.setTimeout(LONG_MS);
    const gallery = await openGallery(browser, files, theme);
    for (const part of PARTS) {
      await gallery.show(part);
      await expectAccessible(gallery.page, `${part}, ${theme}`);
    }
    await gallery.close();
  });
}

test('a drawing becomes a picture file under the content policy', async ({ browser }) => {
  const gallery = await openGallery(browser, files, 'dark');
  await gallery.show('sankey');
  const picture = await gallery.page.evaluate(async () => {
    const svg = document.querySelector<SVGSVGElement>(
      'figure[aria-label="Where data is going"] svg[role]',
    );
    if (svg === null) throw new Error('there is a drawing');
    const box = svg.getBoundingClientRect();
    const image = await createImageBitmap(await window.svgToPng(svg, 2));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const colors = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4) {
      colors.add([pixels[at], pixels[at + 1], pixels[at + 2]].join(' '));
    }
    return {
      isTwice: Math.abs(image.width - box.width * 2) <= 1,
      colors: colors.size,
      corner: [pixels[0], pixels[1], pixels[2]],
    };
  });
  expect(picture.isTwice).toBe(true);
  // Ribbons, bars and letters in the theme's colours, on its surface.
  expect(picture.colors).toBeGreaterThan(50);
  expect(picture.corner).toEqual([0x11, 0x14, 0x1b]);
  await gallery.close();
});

test('a toast stays usable above an open dialog', async ({ browser }) => {
  const { page, show, close } = await openGallery(browser, files, 'light');
  await show('toast');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-variant]')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(page.locator('[data-variant]')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await close();
});

test('the gallery is in no release', async () => {
  const scripts = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  const code = await Promise.all(scripts.map((name) => readFile(path.join(ASSETS, name), 'utf8')));
  expect(scripts.filter((_, index) => code[index]?.includes('DET-48'))).toEqual([]);
  expect(scripts.filter((name) => /gallery/i.test(name))).toEqual([]);
});
