import type { PoisonRecords } from './poison-records.ts';
import { garbage, poisonVariants, type Variant } from './poison-variants.ts';
import { missingNeighbours, neighbourOf, type Neighbour } from './neighbours.ts';
import type { PoisonFindings, PoisonTarget } from './poison-target.ts';
import { waysInto, type BatchOutcome, type WayIn, type WayName } from './ways-in.ts';

export interface SendOptions {
  /** Variants of the connector, about. */
  most: number;
  /** Instead of every way that the target has. */
  ways?: readonly WayName[];
}

/** A batch holds at most this many variants, and so many characters of them. */
const PER_BATCH = 200;
const BATCH_CHARACTERS = 3_000_000;
/** Culprits of a batch that are searched for. */
const MOST_CULPRITS = 3;

/** Sends a connector's variants through every way in, beside sound records that are looked up afterwards. */
export async function sendVariants(
  target: PoisonTarget,
  source: PoisonRecords,
  findings: PoisonFindings,
  { most, ways: wanted }: SendOptions,
): Promise<void> {
  const every = await waysInto(target, source.connector);
  const ways = [...every].filter(([name]) => wanted?.includes(name) ?? true);
  const variants = poisonVariants(source, most);
  for (const [index, [name, send]] of ways.entries()) {
    const own = variants.filter((_, at) => at % ways.length === index);
    const all = [...own, ...garbage(source)].filter(({ text }) => fits(name, text));
    for (const [number, batch] of batchesOf(all).entries()) {
      const mark = `${name}-${number}`;
      await sendBatch({ target, source, findings, send, name: `${name} ${mark}` }, batch, mark);
    }
  }
}

interface Sending {
  target: PoisonTarget;
  source: PoisonRecords;
  findings: PoisonFindings;
  send: WayIn;
  name: string;
}

async function sendBatch(sending: Sending, batch: readonly Variant[], mark: string): Promise<void> {
  const { target, source, findings, name } = sending;
  const neighbours = neighboursOf(sending, mark);
  const outcome = await sendMixed(sending, batch, neighbours);
  findings.variants += batch.length;
  const rejected = Math.min(outcome.rejected, batch.length);
  findings.setAside += rejected;
  findings.stored += outcome.fault === null ? batch.length - rejected : 0;
  const missing = await missingNeighbours(target, neighbours);
  const place = `${source.connector.id} ${name}`;
  if (outcome.fault === null && missing === 0) return;
  const why = outcome.fault ?? `${missing} sound events or entities are not stored`;
  const culprits = await culpritsOf(sending, batch, mark);
  const told = `${place}: ${why} [${culprits.map(digestOf).join('; ')}]`;
  findings.blocked.push(told);
  if (outcome.fiveHundred !== null) findings.fiveHundreds.push(told);
}

function neighboursOf({ target, source }: Sending, mark: string): Neighbour[] {
  const { connector, sound } = source;
  return sound.flatMap((record, index) => {
    const place = { tenantId: target.tenantId, mark: `${mark}-${index}` };
    return neighbourOf(connector, record, place) ?? [];
  });
}

/** The variants with the sound records spread among them. */
function sendMixed(
  { send }: Sending,
  batch: readonly Variant[],
  neighbours: readonly Neighbour[],
): Promise<BatchOutcome> {
  const texts = batch.map(({ text }) => text);
  for (const [index, { text }] of neighbours.entries()) {
    texts.splice(Math.floor((texts.length * index) / Math.max(1, neighbours.length - 1)), 0, text);
  }
  return send(texts);
}

/** Halves the batch until single variants are left that are refused on their own. */
async function culpritsOf(
  sending: Sending,
  batch: readonly Variant[],
  mark: string,
): Promise<Variant[]> {
  let suspects = [batch];
  const culprits: Variant[] = [];
  for (let round = 0; suspects.length > 0 && culprits.length < MOST_CULPRITS; round += 1) {
    const [part = [], ...rest] = suspects;
    suspects = rest;
    if (round > 40) break;
    const neighbours = neighboursOf(sending, `${mark}-${round}`);
    const { fault } = await sendMixed(sending, part, neighbours);
    const isSound = fault === null && (await missingNeighbours(sending.target, neighbours)) === 0;
    const [only] = part;
    if (isSound) continue;
    if (part.length === 1 && only) culprits.push(only);
    else if (part.length > 1) {
      const half = Math.ceil(part.length / 2);
      suspects.unshift(part.slice(0, half), part.slice(half));
    }
  }
  return culprits;
}

function digestOf({ connector, field, kind }: Variant): string {
  return `${connector} ${field || 'the whole record'} ${kind}`;
}

function* batchParts(variants: readonly Variant[]): Generator<Variant[]> {
  let batch: Variant[] = [];
  let characters = 0;
  for (const variant of variants) {
    if (batch.length === PER_BATCH || characters > BATCH_CHARACTERS) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(variant);
    characters += variant.text.length;
  }
  if (batch.length > 0) yield batch;
}

function batchesOf(variants: readonly Variant[]): Variant[][] {
  return [...batchParts(variants)];
}

/** Lists and webhooks hold JSON: what is none breaks the whole answer, which no queue can take apart. */
function fits(way: WayName, text: string): boolean {
  if (way !== 'poll' && way !== 'webhook') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
