import { Readable } from 'node:stream';
import type { IntegrationName } from '@waybill/contract';
import { isRecord } from '@waybill/connectors/kit/field';
import { parseObject, type EventSet } from './corpus.ts';
import type { Product } from './product.ts';
import { readLines } from './read-lines.ts';
import { sourceReader } from './source-of.ts';

/** Lines are read in pieces of this size, so that a set of any length fits the memory. */
const PART_LINES = 5000;
const PART_CHARACTERS = 8_388_608;
/** How deep in a record its own id is searched for. */
const ID_DEPTH = 2;

/** What became of a set. */
export interface IngestedSet {
  records: number;
  rejected: number;
  /** The id in the labels, by the id that the product keeps, where the two differ. */
  labelIds: ReadonlyMap<string, string>;
}

/**
 * Ingests a set, each line with the connector that reads it. Unreadable lines go to the one that reads
 * most of the others, as in an organisation that sends it everything; without such a one they are only
 * counted.
 */
export async function ingestSet(
  product: Pick<Product, 'ingest'>,
  tenantId: number,
  { file, labels }: EventSet,
): Promise<IngestedSet> {
  const labelIds = new Map<string, string>();
  const total = { records: 0, rejected: 0 };
  const parts = partsBySource(async (source, lines) => {
    const body = Readable.from([Buffer.from(`${lines.join('\n')}\n`)]);
    try {
      const { records, rejected } = await product.ingest(tenantId, source, body);
      total.records += records;
      total.rejected += rejected;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      process.stdout.write(`${file}: ${lines.length} lines not taken in (${reason})\n`);
      total.records += lines.length;
      total.rejected += lines.length;
    }
  });
  const sources = await sourceReader(file);
  for await (const line of readLines(file)) {
    const read = sources.read(line);
    const source = read?.source ?? sources.main;
    if (source === null) {
      total.records += 1;
      total.rejected += 1;
      continue;
    }
    const kept = read?.events.find(({ vendorEventId }) => vendorEventId !== null)?.vendorEventId;
    const labelId = kept && !labels.has(kept) ? labelledId(parseObject(line), labels) : null;
    if (kept && labelId !== null) labelIds.set(kept, labelId);
    await parts.add(source, line);
  }
  await parts.flush();
  return { ...total, labelIds };
}

/** The id of a record that has a label, wherever the vendor writes it; null: it has none. */
export function labelledId(
  value: unknown,
  labels: EventSet['labels'],
  depth = ID_DEPTH,
): string | null {
  if (labels.size === 0 || !isRecord(value)) return null;
  for (const inner of Object.values(value)) {
    if (typeof inner === 'string' && labels.has(inner)) return inner;
    const found = depth > 0 ? labelledId(inner, labels, depth - 1) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Lines gathered by source and sent when one of them has enough. */
function partsBySource(send: (source: IntegrationName, lines: string[]) => Promise<void>) {
  const waiting = new Map<IntegrationName, { lines: string[]; characters: number }>();
  return {
    async add(source: IntegrationName, line: string): Promise<void> {
      const part = waiting.get(source) ?? { lines: [], characters: 0 };
      part.lines.push(line);
      part.characters += line.length;
      waiting.set(source, part);
      if (part.lines.length < PART_LINES && part.characters < PART_CHARACTERS) return;
      waiting.delete(source);
      await send(source, part.lines);
    },
    async flush(): Promise<void> {
      for (const [source, { lines }] of waiting) await send(source, lines);
      waiting.clear();
    },
  };
}
