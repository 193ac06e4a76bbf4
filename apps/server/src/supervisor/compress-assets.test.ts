import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAssets } from './compress-assets.ts';

test('texts worth it get compressed twins that hold the same; fonts and small files get none', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-assets-'));
  try {
    const script = 'export const answer = 42;\n'.repeat(100);
    await writeFile(path.join(folder, 'page.js'), script);
    await writeFile(path.join(folder, 'small.css'), 'a{}');
    await writeFile(path.join(folder, 'type.woff2'), Buffer.alloc(4000, 7));
    await compressAssets(folder);
    expect((await readdir(folder)).toSorted()).toEqual([
      'page.js',
      'page.js.br',
      'page.js.gz',
      'small.css',
      'type.woff2',
    ]);
    const twin = (ending: string) => readFile(path.join(folder, `page.js.${ending}`));
    expect(brotliDecompressSync(await twin('br')).toString()).toBe(script);
    expect(gunzipSync(await twin('gz')).toString()).toBe(script);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
