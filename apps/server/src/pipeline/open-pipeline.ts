import type { Policy } from '@waybill/engine';
import type { ContentClassifier } from '../classification/content-classifier.ts';
import type { Database } from '@waybill/store';
import { judgeByBehaviour } from '../behaviour/judge-by-behaviour.ts';
import { readBehaviourPast } from '../behaviour/read-behaviour-past.ts';
import { judgeByLineage } from '../policies/judge-by-lineage.ts';
import { updateLineage } from '../lineage/update-lineage.ts';
import { activityPartitions } from './activity-partitions.ts';
import { activityWriter, type ActivityWriter } from './activity-writer.ts';
import { detectionRecorder } from './detection-recorder.ts';
import { judgeByPast } from './judge-by-past.ts';
import { readFormerNames } from './read-former-names.ts';
import { chunkRemapper, type RemapChunk } from './remap-chunk.ts';
import { tenantContexts, type TenantContexts } from './tenant-contexts.ts';

/**
 * The way of an event from a connector into the store, wired up. Without a classifier the contents
 * that come along are dropped unseen.
 */
export function openPipeline(
  database: Database,
  now: () => number,
  policies?: readonly Policy[],
  classifier?: ContentClassifier,
): { writer: ActivityWriter; contexts: TenantContexts; remapChunk: RemapChunk } {
  const contexts = tenantContexts(database, { now, ...(policies ? { policies } : {}) });
  const services = {
    database,
    contexts,
    partitions: activityPartitions(database, now),
    detections: detectionRecorder([
      judgeByBehaviour(),
      judgeByLineage,
      judgeByPast([readFormerNames, readBehaviourPast]),
    ]),
    updateLineage,
    classifier,
  };
  return { writer: activityWriter(services), contexts, remapChunk: chunkRemapper(services) };
}
