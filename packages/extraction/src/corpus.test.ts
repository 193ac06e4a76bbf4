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

/** Reasons that a part of the file must tell, by a word of the description. */
const REASONS_BY_WORD: Readonly<Record<string, string>> = {
  encrypt: 'password',
  password: 'password',
  'nine levels': 'depth-limit',
  'contains itself': 'depth-limit',
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
  const told: [string, string][] = [];
  const wanted: [string, string][] = [];
  for (const { file, behaviour = '' } of expected()) {
    const [, word = ''] = /(encrypt|password|nine levels|contains itself)/.exec(behaviour) ?? [];
    const reason = REASONS_BY_WORD[word];
    if (reason === undefined) continue;
    const bytes = readFileSync(path.join(folder, file));
    const { parts } = await extractHere(bytes, { name: file });
    wanted.push([file, reason]);
    told.push([file, parts.find((part) => part.reason === reason)?.reason ?? 'not told']);
  }
  expect(told).toEqual(wanted);
});
