import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A labelled place. Offsets in UTF-16 code units, `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
  type: string;
}

/** A labelled text, in the fields of the corpus. */
export interface Item {
  id: string;
  source: string;
  text: string;
  spans: readonly Span[];
  /** Type that must not be reported where the item has no spans. */
  target?: string;
  /** No finding may overlap this range. */
  forbid?: readonly [number, number];
}

/** A labelled file: its expected text, or its expected state. */
export interface DocumentItem {
  file: string;
  must_contain?: readonly string[];
  behaviour?: string;
}

/** Items of a file of the corpus, by its name without ending; empty if it is absent. */
export function readItems(folder: string, name: string): Item[] {
  return readLines<Item>(path.join(folder, `${name}.jsonl`));
}

export function readDocuments(folder: string): DocumentItem[] {
  return readLines<DocumentItem>(path.join(folder, 'documents', 'manifest.jsonl'));
}

function readLines<T>(file: string): T[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): T => JSON.parse(line));
}
