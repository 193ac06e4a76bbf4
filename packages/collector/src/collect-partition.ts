import { collectByMarker } from './collect-by-marker.ts';
import { collectByTime } from './collect-by-time.ts';
import { askVendor } from './ask-vendor.ts';
import { buildRequest } from './build-request.ts';
import type { PartitionChunk, PartitionRun } from './partition-run.ts';
import type { Run } from './run-context.ts';
import { walkStream } from './walk-steps.ts';

/** Reads one partition: the requests before its first page, then the list by its kind of cursor. */
export async function* collectPartition(
  run: Run,
  partition: PartitionRun,
): AsyncGenerator<PartitionChunk, void> {
  const { stream } = run.options;
  await prepare(run, partition.partition);
  switch (stream.cursor.type) {
    case 'time':
      return yield* collectByTime(run, stream.cursor, partition);
    case 'marker':
      return yield* collectByMarker(run, stream.cursor, partition);
    case 'full':
      for await (const chunk of walkStream(run, { vars: { partition: partition.partition } })) {
        const position = chunk.isLast ? { readAt: run.options.now() } : null;
        yield { elements: chunk.elements, position };
      }
  }
}

async function prepare(run: Run, partition: string): Promise<void> {
  const scope = run.scope({ partition });
  for (const { request, alsoFine } of run.options.stream.before) {
    await askVendor(run, buildRequest(request, run.base, scope), { alsoFine, partition });
  }
}
