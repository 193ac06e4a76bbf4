import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createExtractor, type Extractor } from '@waybill/extraction';
import { readDocuments, type DocumentItem } from './classify-corpus.ts';

export interface DocumentsScore {
  /** Files with strings to be found. */
  n: number;
  strings: number;
  found: number;
}

/** Extracts every file of the manifest; strings are searched for with runs of blanks as one. */
export async function scoreDocuments(
  folder: string,
  print: (line: object) => void,
): Promise<DocumentsScore> {
  const extractor = createExtractor();
  const score: DocumentsScore = { n: 0, strings: 0, found: 0 };
  for (const item of readDocuments(folder)) {
    const { state, reason, text } = await extracted(extractor, folder, item);
    const strings = item.must_contain ?? [];
    const missing = strings.filter((wanted) => !text.includes(oneBlank(wanted)));
    const ending = { state, ...(reason === undefined ? {} : { reason }) };
    const { behaviour } = item;
    print({
      document: item.file,
      ...ending,
      ...(behaviour === undefined ? {} : { behaviour }),
      missing,
    });
    if (strings.length > 0) score.n += 1;
    score.strings += strings.length;
    score.found += strings.length - missing.length;
  }
  await extractor.close();
  return score;
}

async function extracted(extractor: Extractor, folder: string, { file }: DocumentItem) {
  const bytes = readFileSync(path.join(folder, 'documents', file));
  const { state, reason, parts } = await extractor.extract(bytes, { name: file });
  return { state, reason, text: oneBlank(parts.map(({ text }) => text).join('\n')) };
}

function oneBlank(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
