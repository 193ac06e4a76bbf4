import { parseArgs } from 'node:util';
import { changeLineage } from '@waybill/engine/lineage/change-lineage';
import { memoryLineageStore } from '@waybill/engine/lineage/memory-lineage-store';
import { labelGraph, type WholeGraph } from './lineage/label-graph.ts';
import { readRecords, type ReadEvent } from './lineage/read-records.ts';
import { Random } from './lineage/random.ts';
import { scoreGraph } from './lineage/score-graph.ts';
import { simulate } from './lineage/scenario.ts';

const ORDERS = 20;
const DUPLICATES = 3000;
const BATCH = 1000;
const SHOWN = 20;

/**
 * Simulates data movements in a company, sends its records through the connectors and the lineage
 * engine and compares the graph with the truth. Arguments: `[--seed n] [--acts n] [--people n] [--loss
 * p] [--skew seconds] [--late p] [--common p] [--without-member-digests] [--orders n] [--misses]`. The
 * last line printed is one JSON object.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      acts: { type: 'string', default: '20000' },
      people: { type: 'string', default: '50' },
      loss: { type: 'string', default: '0' },
      skew: { type: 'string', default: '0' },
      late: { type: 'string', default: '0' },
      common: { type: 'string', default: '0.3' },
      orders: { type: 'string', default: String(ORDERS) },
      'without-member-digests': { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
    },
  });
  const seed = number(values.seed, 'seed');
  const scenario = simulate({
    seed,
    acts: number(values.acts, 'acts'),
    people: number(values.people, 'people'),
    skewSeconds: number(values.skew, 'skew'),
    loss: number(values.loss, 'loss'),
    late: number(values.late, 'late'),
    commonContent: number(values.common, 'common'),
    hasMemberDigests: !values['without-member-digests'],
  });
  const events = readRecords(scenario.records);
  const graph = await graphOf(events);
  const score = scoreGraph(scenario.truth, labelGraph(graph, events));
  if (values.misses) print(score);
  const random = new Random(seed + 1);
  const orders = number(values.orders, 'orders');
  let identicalOrders = 0;
  for (let order = 0; order < orders; order += 1) {
    const again = Array.from({ length: DUPLICATES }, () => random.pick(events));
    const other = await graphOf(random.shuffled([...events, ...again]));
    if (textOf(other) === textOf(graph)) identicalOrders += 1;
  }
  const { edges, precision, recall, originPrecision, originRecall } = score;
  process.stdout.write(
    `${events.length} events of ${scenario.records.length} records, ${scenario.lost} lost; ` +
      `${graph.versions.length} versions, ${graph.edges.length} edges; ${orders} other orders\n`,
  );
  process.stdout.write(
    `${JSON.stringify({ edges, precision, recall, originPrecision, originRecall, identicalOrders })}\n`,
  );
}

async function graphOf(events: readonly ReadEvent[]): Promise<WholeGraph> {
  const store = memoryLineageStore();
  for (let start = 0; start < events.length; start += BATCH) {
    const added = events.slice(start, start + BATCH).map(({ event }) => event);
    store.apply(await changeLineage(store, { added, removed: [] }));
  }
  return store.graph();
}

/** Equal for equal graphs, whatever order their parts are in. */
function textOf(graph: WholeGraph): string {
  const lines = [graph.versions, graph.edges, graph.objects].flatMap((part) =>
    part.map((row) => JSON.stringify(row)).toSorted(),
  );
  return lines.join('\n');
}

function number(text: string, name: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) {
    throw new Error(`--${name} is not a number of at least 0: ${text}`);
  }
  return value;
}

function print(score: Pick<ReturnType<typeof scoreGraph>, 'wrong' | 'missing'>): void {
  for (const [title, edges] of [
    ['Not true', score.wrong],
    ['Missing', score.missing],
  ] as const) {
    process.stdout.write(`${title}: ${edges.length}\n`);
    for (const { from, to } of edges.slice(0, SHOWN)) {
      process.stdout.write(`  ${from}  →  ${to}\n`);
    }
  }
}
