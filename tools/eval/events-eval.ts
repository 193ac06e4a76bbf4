import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { MapResult } from '@waybill/connectors';
import type { MappedEvent } from '@waybill/contract';
import { eventOfEntity } from './entity-reading.ts';
import { readDifferences, type Difference } from './differences.ts';
import { corpusEvents, corpusSources, peerReadings, type CorpusSource } from './events-corpus.ts';
import { compareReading, type Comparison } from './events-comparison.ts';
import { printMisses, printTable } from './events-report.ts';
import { newTally, type Tally } from './events-tally.ts';
import { mapContent } from './map-content.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Sends every event of a corpus through the connectors and compares the result with other readers'
 * fields. Arguments: `[folder] [--source <name>] [--misses]`. The last line printed is one JSON object.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { source: { type: 'string' }, misses: { type: 'boolean', default: false } },
  });
  const corpus = process.env['WAYBILL_CORPUS'] || path.join(ROOT, '../shared/corpus');
  const folder = path.resolve(positionals[0] ?? path.join(corpus, 'events'));
  if (!existsSync(folder)) {
    process.stdout.write(`No corpus of vendor events at ${folder}; nothing to measure.\n`);
    return;
  }
  const differences = readDifferences(path.join(ROOT, 'docs/corpus-differences.md'));
  const tally = newTally();
  for (const source of corpusSources(folder)) {
    if (!values.source || values.source === source.name) measure(source, differences, tally);
  }
  if (values.misses) printMisses(tally);
  printTable(tally);
  const { events, mapped, entities, skipped, rejected, fields, sources, actions } = tally;
  const summary = { events, mapped, entities, skipped, rejected, fields, sources, actions };
  process.stdout.write(`${JSON.stringify(summary)}\n`);
}

function measure(source: CorpusSource, differences: Difference[], tally: Tally): void {
  tally.open(source.name);
  const readings = peerReadings(source.folder);
  for (const event of corpusEvents(source.folder)) {
    const result = mapContent(source.connector, event.content);
    tally.count(result, source.name, event);
    const peers = readings.get(`${event.file}:${event.line}`) ?? [];
    if (result.kind === 'skipped') continue;
    const events = eventsOf(result);
    if (result.kind === 'rejected' && peers.some(({ dropped }) => dropped !== true)) {
      tally.refused += 1;
    }
    for (const reading of peers) {
      if (reading['dropped'] === true) continue;
      const where = { source: source.name, file: event.file, line: event.line };
      const comparison: Comparison = { where, reading, differences };
      tally.compare(compareReading(comparison, events), where);
    }
  }
}

/** What is compared: events, or entities in the form of events. A rejected record gives nothing. */
function eventsOf(result: MapResult): readonly MappedEvent[] {
  if (result.kind === 'entities') return result.entities.map(eventOfEntity);
  return result.kind === 'mapped' ? result.events : [];
}
