import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Connector, MapResult } from '@waybill/connectors';
import { compileTenantSettings, settle } from '@waybill/engine';
import { readRecord } from '../../apps/server/src/features/ingest/reading/read-record.ts';
import { corpusEvents, corpusSources } from '../eval/events-corpus.ts';
import { machineLine, percentile } from './machine.ts';

const ROUNDS = 9;
/** A round repeats the corpus until it lasts about a second. */
const PASSES = 6;

interface Line {
  bytes: Buffer;
  connector: Connector;
  isJson: boolean;
}

const settings = compileTenantSettings({
  ownDomains: ['northwind.example'],
  ownAccounts: [],
  managedDevices: [],
  isDeviceListComplete: false,
});

/**
 * Records per second of one core, from a payload's bytes to settled activity events, over every record
 * of the corpus in turn; and the floor, `JSON.parse` of the same bytes, in the same run.
 */
export async function run(args: string[]): Promise<void> {
  const corpus =
    process.env['WAYBILL_CORPUS'] || path.join(import.meta.dirname, '../../../shared/corpus');
  const folder = path.resolve(args[0] ?? path.join(corpus, 'events'));
  if (!existsSync(folder)) {
    console.log(`No corpus of vendor events at ${folder}; nothing to measure.`);
    return;
  }
  const lines = readLines(folder);
  console.log(machineLine());
  const json = lines.filter((line) => line.isJson);
  const rounds = Array.from({ length: ROUNDS + 1 }, () => ({
    events: timed(() => normalise(lines)),
    parse: timed(() => parse(json)),
  })).slice(1); // The first round warms the machine's compiler up.
  const perSecond = rounds.map(({ events }) => (events.result * PASSES) / events.seconds);
  const records = rounds.map(({ events }) => (lines.length * PASSES) / events.seconds);
  const floor = rounds.map(({ parse: { seconds } }) => (json.length * PASSES) / seconds);
  const ratios = rounds.map(({ events, parse: floorRun }) => events.seconds / floorRun.seconds);
  console.log(
    JSON.stringify({
      eventsPerSecond: percentile(perSecond, 0.5),
      recordsPerSecond: percentile(records, 0.5),
      records: lines.length,
      bytes: lines.reduce((sum, { bytes }) => sum + bytes.length, 0),
      parsePerSecond: percentile(floor, 0.5),
      ratioToParse: percentile(ratios, 0.5),
      rounds: ROUNDS,
    }),
  );
}

function readLines(folder: string): Line[] {
  return corpusSources(folder).flatMap((source) =>
    corpusEvents(source.folder).map(({ content }) => ({
      bytes: Buffer.from(content),
      connector: source.connector,
      isJson: isJson(content),
    })),
  );
}

function isJson(content: string): boolean {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}

/** @returns events of one pass */
function normalise(lines: readonly Line[]): number {
  let events = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    events = 0;
    for (const { bytes, connector } of lines) {
      for (const { result } of readRecord(bytes, connector)) events += settled(result);
    }
  }
  return events;
}

/** Settles what a record became. @returns how many events or entities that was. */
function settled(result: MapResult): number {
  if (result.kind === 'entities') return result.entities.length;
  if (result.kind !== 'mapped') return 0;
  for (const event of result.events) {
    settle(event, { settings, eventId: '', ingestedAt: event.occurredAt, isSample: false });
  }
  return result.events.length;
}

function parse(lines: readonly Line[]): number {
  let keys = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const { bytes } of lines) keys += JSON.parse(bytes.toString('utf8')) === null ? 0 : 1;
  }
  return keys;
}

function timed<T>(work: () => T): { result: T; seconds: number } {
  const began = process.hrtime.bigint();
  const result = work();
  return { result, seconds: Number(process.hrtime.bigint() - began) / 1e9 };
}
