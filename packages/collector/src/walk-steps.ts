import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import type { ConnectorFailure } from '@waybill/contract';
import { CollectFailure } from './collect-failure.ts';
import { valueAt } from './path-value.ts';
import type { Run } from './run-context.ts';
import { PATIENT_RUNS } from './shape-records.ts';
import { boundedJson, Unreadable } from './unreadable.ts';
import { walkList, type ListChunk, type WalkFrom } from './walk-list.ts';

/** Records of a stream, and the elements of the first list that they came from. */
export interface StreamChunk {
  elements: unknown[];
  /** Elements of the stream's first list, whose moments the cursor may go by. */
  listed: unknown[];
  /** Body of the first list's page. */
  body: unknown;
  isLast: boolean;
}

/** The stream's list, each element taken through the declared steps. `isLast` on exactly one chunk. */
export async function* walkStream(run: Run, from: WalkFrom): AsyncGenerator<StreamChunk, void> {
  const hasAnswered = new Set<number>();
  for await (const chunk of walkList(run, run.options.stream, from)) {
    const { elements, body, isLast } = chunk;
    if (run.options.stream.steps.length === 0) {
      yield { elements, listed: elements, body, isLast };
      continue;
    }
    for await (const found of walkSteps({ run, hasAnswered }, from.vars, chunk, 0)) {
      yield { elements: found.elements, listed: elements, body, isLast: found.isLast };
    }
  }
}

interface Steps {
  run: Run;
  /** Steps that were answered for some item of this walk. */
  hasAnswered: Set<number>;
}

/**
 * The requests of one step for the elements of the previous list, and of the following steps. An item
 * refused while others succeed is set aside; if all are refused, the step itself fails.
 */
async function* walkSteps(
  steps: Steps,
  vars: Readonly<Record<string, unknown>>,
  before: ListChunk,
  level: number,
): AsyncGenerator<ListChunk, void> {
  const { run, hasAnswered } = steps;
  const step = run.options.stream.steps[level];
  if (step === undefined) return yield before;
  const items = before.elements.filter((element) => !(element instanceof Unreadable));
  let aside: unknown[] = before.elements.filter((element) => element instanceof Unreadable);
  let isEnded = false;
  const lists = itemLists(run, step, vars, items);
  let next = await lists.next();
  while (!next.done) {
    const { given, chunk, refused, isLast } = next.value;
    hasAnswered.add(level);
    isEnded = before.isLast && isLast;
    const elements = [...aside, ...refused.map(asideOf), ...chunk.elements];
    aside = [];
    yield* walkSteps(steps, given, { ...chunk, elements, isLast: isEnded }, level + 1);
    next = await lists.next();
  }
  if (!hasAnswered.has(level)) throwUnlessAlone(run, next.value);
  const rest = [...aside, ...next.value.map(asideOf)];
  const isMissing = before.isLast && !isEnded;
  if (rest.length > 0 || isMissing || items.length === 0) {
    yield { ...before, elements: rest, isLast: isMissing };
  }
}

type Step = HttpStream['steps'][number];

/** A part of what was answered for an item, or for several that were asked for together. */
interface ItemChunk {
  /** What the request was made of. */
  given: Readonly<Record<string, unknown>>;
  chunk: ListChunk;
  /** Items that were refused since the last part. */
  refused: Refused[];
  isLast: boolean;
}

/** The lists of the items, one at a time; returns those that were refused after the last part. */
async function* itemLists(
  run: Run,
  step: Step,
  vars: Readonly<Record<string, unknown>>,
  items: readonly unknown[],
): AsyncGenerator<ItemChunk, Refused[]> {
  const refused: Refused[] = [];
  const waiting = grouped(items, step.batch);
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const given = { ...vars, item: group[0], ...batchOf(group, step) };
    const chunks = walkList(run, step, { vars: given });
    let next = await nextChunk(run, chunks);
    while ('chunk' in next) {
      const isLast = next.chunk.isLast && waiting.length === 0;
      yield { given, chunk: next.chunk, refused: refused.splice(0), isLast };
      next = await nextChunk(run, chunks);
    }
    if ('isDone' in next) continue;
    // Of several requested together, individual requests show which one it is.
    if (group.length > 1) waiting.unshift(...group.map((item) => [item]));
    else refused.push({ item: group[0], failure: next.failure });
  }
  return refused;
}

/** The next part of an item's list, nothing at its end, or why the item is refused. */
async function nextChunk(
  run: Run,
  chunks: AsyncGenerator<ListChunk, void>,
): Promise<{ chunk: ListChunk } | { failure: CollectFailure } | { isDone: true }> {
  try {
    const next = await chunks.next();
    return next.done ? { isDone: true } : { chunk: next.value };
  } catch (error) {
    return { failure: ofItem(run, error) };
  }
}

interface Refused {
  item: unknown;
  failure: CollectFailure;
}

/** Failures that may concern an item rather than the connection. */
const OF_ONE_ITEM: ReadonlySet<ConnectorFailure> = new Set([
  'permission_missing',
  'not_licensed',
  'not_found',
  'gone',
  'schema_changed',
  'invalid_response',
  'cursor_stuck',
  'page_limit',
  'config_invalid',
]);
/** Failures that almost always concern the item. */
const OF_THE_ITEM: ReadonlySet<ConnectorFailure> = new Set(['not_found', 'gone']);

/** The failure where it may be the item's; throws all others on. */
function ofItem(run: Run, error: unknown): CollectFailure {
  // A value that no request can be made of.
  if (!(error instanceof CollectFailure)) {
    return new CollectFailure('invalid_response', 'The item cannot be asked for.');
  }
  const isStubborn = error.code === 'unavailable' && isPersistent(run);
  if (!isStubborn && !OF_ONE_ITEM.has(error.code)) throw error;
  return error;
}

/** Nothing was answered: one item alone may be the only one that is wrong, several are not. */
function throwUnlessAlone(run: Run, refused: readonly Refused[]): void {
  const [first, ...others] = refused;
  if (!first) return;
  const isAlone = others.length === 0;
  if (isAlone && (OF_THE_ITEM.has(first.failure.code) || isPersistent(run))) return;
  throw first.failure;
}

function isPersistent({ options }: Run): boolean {
  return (options.failures ?? 0) >= PATIENT_RUNS;
}

function asideOf({ item, failure }: Refused): Unreadable {
  return new Unreadable(boundedJson(item), `its details cannot be read: ${failure.code}`);
}

function batchOf(group: readonly unknown[], step: Step) {
  if (step.batch === undefined) return {};
  return { items: group.map((element) => valueAt(element, step.item)) };
}

function grouped(elements: readonly unknown[], batch = 1): unknown[][] {
  return Array.from({ length: Math.ceil(elements.length / batch) }, (_, index) =>
    elements.slice(index * batch, (index + 1) * batch),
  );
}
