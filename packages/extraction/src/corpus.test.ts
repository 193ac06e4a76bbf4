import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { extractHere, spacedText } from './testing/extract-here.ts';

const corpus =
  process.env['WAYBILL_CORPUS'] ?? path.resolve(import.meta.dirname, '../../../../shared/corpus');
const folder = path.join(corpus, 'classification/documents');
const manifest = path.join(folder, 'manifest.jsonl');

interface Expected {
  file: string;
  must_contain?: string[];
  behaviour?: string;
}

/** Share of strings that must be found; where none is named, all of them. */
const LEAST_SHARE: Readonly<Record<string, number>> = {
  pdf: 0.94,
  xlsx: 0.95,
  xls: 0.95,
  doc: 0.95,
};

function expected(): Expected[] {
  const lines = readFileSync(manifest, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const item: Expected = JSON.parse(line);
    return item;
  });
}

test.skipIf(!existsSync(manifest))(
  'documents of others give the strings that are in them',
  async () => {
    const shares = new Map<string, { found: number; all: number; missing: string[] }>();
    for (const { file, must_contain: strings = [] } of expected()) {
      const extraction = await extractHere(readFileSync(path.join(folder, file)), { name: file });
      const text = spacedText(extraction);
      const kind = path.extname(file).slice(1);
      const share = shares.get(kind) ?? { found: 0, all: 0, missing: [] };
      for (const string of strings) {
        const isFound = text.includes(string.replaceAll(/\s+/g, ' ').trim());
        share.all += 1;
        if (isFound) share.found += 1;
        else share.missing.push(`${file}: ${string}`);
      }
      shares.set(kind, share);
    }
    for (const [kind, { found, all, missing }] of shares) {
      const least = Math.floor(all * (LEAST_SHARE[kind] ?? 1));
      expect(found, `${kind} lacks ${missing.join('; ')}`).toBeGreaterThanOrEqual(least);
    }
  },
);

test.skipIf(!existsSync(manifest))('documents that cannot be read whole say why', async () => {
  const reasons: [string, string][] = [];
  for (const { file, behaviour } of expected()) {
    if (behaviour === undefined) continue;
    const { state, reason } = await extractHere(readFileSync(path.join(folder, file)), {
      name: file,
    });
    if (/encrypt|password/.test(behaviour)) reasons.push([file, reason ?? state]);
    else if (/nine levels|contains itself/.test(behaviour)) expect(state).toBe('partial');
    else expect(['complete', 'partial', 'unsupported']).toContain(state);
  }
  expect(reasons.filter(([, reason]) => reason !== 'password')).toEqual([]);
});
