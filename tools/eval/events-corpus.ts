import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { csvRecords } from '@waybill/formats/csv/csv-rows';
import { connectorForSource, type Connector } from '@waybill/connectors';
import { integrationNameOf } from '@waybill/contract';
import { z } from 'zod';

/** A source folder of the corpus and the connector that reads it. */
export interface CorpusSource {
  name: string;
  folder: string;
  connector: Connector;
}

/** One event as it is in a file: `line` counts from 1. */
export interface CorpusEvent {
  file: string;
  line: number;
  content: string;
}

/** Another reader's fields of one event. */
export type PeerReading = Readonly<Record<string, unknown>>;

/** What a reading must say of itself: the event it is about. */
const Reading = z.looseObject({ file: z.string(), line: z.number() });

/** Folders that hold a vendor's other streams under a name that is no source of its own. */
const FOLDER_SOURCE: Readonly<Record<string, string>> = { 'google-workspace': 'google-drive' };

/** The source folders for which there is a connector, sorted by name. */
export function corpusSources(root: string): CorpusSource[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => {
      const integration = integrationNameOf(FOLDER_SOURCE[entry.name] ?? entry.name);
      const connector = integration && connectorForSource(integration);
      return connector
        ? [{ name: entry.name, folder: path.join(root, entry.name), connector }]
        : [];
    })
    .toSorted((left, right) => left.name.localeCompare(right.name));
}

/** Every event of a folder: the lines of its `.jsonl` and `.log` files, and the rows of its `.csv` files. */
export function corpusEvents(folder: string): CorpusEvent[] {
  return readdirSync(folder)
    .filter((file) => /\.(jsonl|log|csv)$/.test(file) && file !== 'expected.jsonl')
    .toSorted()
    .flatMap((file) => (file.endsWith('.csv') ? rowsOf(folder, file) : linesOf(folder, file)));
}

/** Rows as a collector forwards them: JSON objects. The header is line 1. */
function rowsOf(folder: string, file: string): CorpusEvent[] {
  return [...csvRecords(readFileSync(path.join(folder, file)))].map((record, index) => ({
    file,
    line: index + 2,
    content: JSON.stringify(record),
  }));
}

function linesOf(folder: string, file: string): CorpusEvent[] {
  return readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .map((content, index) => ({ file, line: index + 1, content }))
    .filter((event) => event.content.trim() !== '');
}

/** The other readers' fields by `file:line`; empty when the folder has none. */
export function peerReadings(folder: string): Map<string, PeerReading[]> {
  const file = path.join(folder, 'expected.jsonl');
  const readings = new Map<string, PeerReading[]>();
  if (!existsSync(file)) return readings;
  for (const { content } of linesOf(folder, 'expected.jsonl')) {
    const reading = Reading.parse(JSON.parse(content));
    const key = `${reading.file}:${reading.line}`;
    readings.set(key, [...(readings.get(key) ?? []), reading]);
  }
  return readings;
}
