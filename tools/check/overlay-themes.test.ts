import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../repository/root.ts';

const SOURCES = ['packages/ui/src', 'apps/console/src'];
const MOUNTED = /\bPortal\b|createPortal\(/;

/** Components that are mounted elsewhere in the document than where they are drawn. */
function overlays(): { file: string; source: string }[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^[^.]+\.tsx$/.test(path.basename(file)))
      .map((file) => path.join(folder, file))
      .map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }))
      .filter(({ source }) => MOUNTED.test(source)),
  );
}

test('every overlay takes the theme of the root', () => {
  expect(overlays().length).toBeGreaterThan(4);
  const without = overlays().filter(({ source }) => !source.includes('useOverlayTheme()'));
  expect(without.map(({ file }) => file)).toEqual([]);
});
