import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../repository/root.ts';

/** Reference material that is not part of the repository. */
const CORPUS = process.env['WAYBILL_CORPUS'] ?? path.resolve(ROOT, '../shared/corpus');

/** A file of the reference material; undefined, with a message, if it does not exist. */
export function corpusFile(name: string): string | undefined {
  const file = path.join(CORPUS, name);
  if (existsSync(file)) return file;
  console.info(
    `Not compared with ${path.basename(name)}: set WAYBILL_CORPUS to the reference material`,
  );
  return undefined;
}
