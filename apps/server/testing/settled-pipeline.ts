import type { ActivityWriter } from '../src/features/ingest/writing/activity-writer.ts';
import { openPipeline, type Pipeline } from '../src/features/ingest/open-pipeline.ts';

/** A pipeline whose writer answers when what it accepted is stored as well, with all that follows from it. */
export function openSettledPipeline(...options: Parameters<typeof openPipeline>): Pipeline {
  return settled(openPipeline(...options));
}

/** Lets a writer answer when its tenant's backlog is empty: a test reads what it has just written. */
export function settled<T extends Pick<Pipeline, 'writer' | 'deriver'>>(pipeline: T): T {
  const { writer, deriver } = pipeline;
  const write: ActivityWriter['write'] = async (batch) => {
    const result = await writer.write(batch);
    await deriver.untilDerived(batch.tenantId);
    return result;
  };
  return { ...pipeline, writer: { write } };
}
