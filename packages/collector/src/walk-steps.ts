import { valueAt } from './path-value.ts';
import type { Run } from './run-context.ts';
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
  for await (const chunk of walkList(run, run.options.stream, from)) {
    const { elements, body, isLast } = chunk;
    if (run.options.stream.steps.length === 0) {
      yield { elements, listed: elements, body, isLast };
      continue;
    }
    for await (const found of walkSteps(run, from.vars, chunk, 0)) {
      yield { elements: found.elements, listed: elements, body, isLast: found.isLast };
    }
  }
}

/** The requests of one step for the elements of the list before it, and of the steps after it. */
async function* walkSteps(
  run: Run,
  vars: Readonly<Record<string, unknown>>,
  before: ListChunk,
  level: number,
): AsyncGenerator<ListChunk, void> {
  const step = run.options.stream.steps[level];
  if (step === undefined) return yield before;
  const groups = grouped(before.elements, step.batch);
  if (groups.length === 0) return yield { ...before, elements: [] };
  for (const [index, group] of groups.entries()) {
    const isLastGroup = before.isLast && index === groups.length - 1;
    const items = group.map((element) => valueAt(element, step.item));
    const given = { ...vars, item: group[0], ...(step.batch !== undefined && { items }) };
    for await (const chunk of walkList(run, step, { vars: given })) {
      const isLast = isLastGroup && chunk.isLast;
      yield* walkSteps(run, given, { ...chunk, isLast }, level + 1);
    }
  }
}

function grouped(elements: readonly unknown[], batch = 1): unknown[][] {
  return Array.from({ length: Math.ceil(elements.length / batch) }, (_, index) =>
    elements.slice(index * batch, (index + 1) * batch),
  );
}
