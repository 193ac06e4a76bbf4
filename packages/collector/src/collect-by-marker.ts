import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import type { Addition } from './build-request.ts';
import { CollectFailure } from './collect-failure.ts';
import { fillTemplate } from './fill-template.ts';
import { MoreToRead, type PartitionChunk, type PartitionRun } from './partition-run.ts';
import { textOf, valueAt } from './path-value.ts';
import type { Run } from './run-context.ts';
import type { WalkFrom } from './walk-list.ts';
import { walkStream } from './walk-steps.ts';

type MarkerCursor = Extract<HttpStream['cursor'], { type: 'marker' }>;

/** Reads a partition from the vendor's marker on; the last marker of the run is the next position. */
export async function* collectByMarker(
  run: Run,
  cursor: MarkerCursor,
  { partition, position }: PartitionRun,
): AsyncGenerator<PartitionChunk, void> {
  const begin = beginOf(run, cursor, position?.marker);
  let marker = begin;
  try {
    for await (const chunk of walkStream(run, startOf(cursor, begin, partition))) {
      marker = textOf(valueAt(chunk.body, cursor.path)) ?? marker;
      const mayCommit = chunk.isLast || cursor.commit === 'page';
      const moved = { ...(marker !== '' && { marker }), readAt: run.options.now() };
      yield { elements: chunk.elements, position: mayCommit ? moved : null };
    }
  } catch (error) {
    const isLimit = error instanceof CollectFailure && error.code === 'page_limit';
    throw isLimit && cursor.commit === 'page' && marker !== begin ? new MoreToRead() : error;
  }
}

/** The stored marker, else the declared first one; a backfill starts with the first one again. */
function beginOf(run: Run, cursor: MarkerCursor, stored: string | undefined): string {
  if (stored !== undefined && run.options.window === undefined) return stored;
  return cursor.initial === undefined ? '' : fillTemplate(cursor.initial, run.scope());
}

function startOf(cursor: MarkerCursor, marker: string, partition: string): WalkFrom {
  const vars = { cursor: marker, partition };
  if (marker === '') return { vars };
  if (cursor.in === 'url') {
    if (!URL.canParse(marker)) return { vars };
    return { vars, url: marker };
  }
  const addition: Addition = { param: cursor.param, in: cursor.in, value: marker };
  return { vars, additions: [addition] };
}
