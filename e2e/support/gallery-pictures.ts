import type { Browser } from '@playwright/test';
import type { Files } from './gallery-files.ts';
import { openGallery, type Theme } from './gallery-page.ts';

export const THEMES: readonly Theme[] = ['light', 'dark'];

/** `?part=` of every photographed part; a part with rows in both densities. */
export const PARTS = [
  'tokens',
  'buttons',
  'fields',
  'choices',
  'badges',
  'places',
  'list',
  'list&density=compact',
  'evidence',
  'charts',
  'sankey',
  'heatmap',
  'stacks',
  'chart-states',
  'shell',
  'states',
  'overlays',
  'dialog',
  'confirm',
  'help',
  'toast',
] as const;

export type Pictures = ReadonlyMap<string, Buffer>;

/** A picture of every part in both themes, by file name. */
export async function photographAll(browser: Browser, files: Files): Promise<Pictures> {
  const sets = await Promise.all(THEMES.map((theme) => photograph(browser, files, theme)));
  return new Map(sets.flatMap((set) => [...set]));
}

async function photograph(browser: Browser, files: Files, theme: Theme): Promise<Pictures> {
  const pictures = new Map<string, Buffer>();
  const gallery = await openGallery(browser, files, theme);
  // A running clock would change "1h ago" to "2h ago" between two pictures.
  await gallery.stopClock();
  for (const part of PARTS) {
    await gallery.show(part);
    const picture = await gallery.page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
    });
    pictures.set(`${part.replace('&density=', '-')}-${theme}.png`, picture);
  }
  await gallery.close();
  return pictures;
}
