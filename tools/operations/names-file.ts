import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** One log of a vendor and the names its documentation, or else its records, give. */
const NameList = z.strictObject({
  log: z.string(),
  /** `none`: no one publishes the names, so the tables rest on records, pages or nothing. */
  coverage: z.enum(['complete', 'partial', 'none']),
  read: z.iso.date(),
  sources: z.array(z.string()),
  /** Exported tables of this folder that hold operations of this log; `OPERATIONS.chat` is nested. */
  tables: z.array(z.string()),
  names: z.array(z.string()),
});

const NamesFile = z.strictObject({
  vendor: z.string(),
  lists: z.array(NameList).min(1),
  /** Names that no list has, by the vendor's page that gives them. */
  pages: z.record(z.url({ protocol: /^https$/ }), z.array(z.string())),
  /** Names that no list has, by the public repository and path of a recorded event that carries them. */
  recorded: z.record(z.string(), z.array(z.string())),
});

export type NameList = z.infer<typeof NameList>;
export type NamesFile = z.infer<typeof NamesFile>;

export const NAMES_FILE = 'names.json';

/** The names next to a connector's tables; null when the folder has no such file. */
export function readNames(folder: string): NamesFile | null {
  const file = path.join(folder, NAMES_FILE);
  return existsSync(file) ? NamesFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
