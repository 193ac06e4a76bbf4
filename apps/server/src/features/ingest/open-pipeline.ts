import type { Policy } from '@waybill/engine';
import type { ContentClassifier } from '../classification/contents/content-classifier.ts';
import type { Database } from '@waybill/store';
import { judgeByBehaviour } from '../behaviour/judge-by-behaviour.ts';
import { readBehaviourPast } from '../behaviour/read-behaviour-past.ts';
import { judgeByLineage } from '../policy/evaluation/judge-by-lineage.ts';
import { updateLineage } from '../lineage/building/update-lineage.ts';
import { activityPartitions } from './writing/activity-partitions.ts';
import { activityWriter, type ActivityWriter } from './writing/activity-writer.ts';
import { deriver, type Deriver } from './backlog/deriver.ts';
import { detectionRecorder } from '../detection/judging/detection-recorder.ts';
import { judgeByPast } from '../detection/judging/judge-by-past.ts';
import { readFormerNames } from './writing/read-former-names.ts';
import { chunkRemapper, type RemapChunk } from './remap/remap-chunk.ts';
import { tenantContexts, type TenantContexts } from './tenant-contexts.ts';

/** The way of an event from a connector into the store. */
export interface Pipeline {
  /** Accepts events: they are durable, and wait in the backlog. */
  writer: ActivityWriter;
  /** Stores the backlog, with all derived data. */
  deriver: Deriver;
  contexts: TenantContexts;
  remapChunk: RemapChunk;
}

/** Maximum backlog of a tenant in events before acceptance stops. */
const MOST_WAITING = 500_000;

/** Wires up event processing. Without a classifier the submitted contents are dropped unread. */
export function openPipeline(
  database: Database,
  now: () => number,
  policies?: readonly Policy[],
  classifier?: ContentClassifier,
): Pipeline {
  const contexts = tenantContexts(database, { now, ...(policies ? { policies } : {}) });
  const services = {
    mostWaiting: MOST_WAITING,
    database,
    contexts,
    partitions: activityPartitions(database, now),
    detections: detectionRecorder(
      [judgeByLineage, judgeByPast([readFormerNames, readBehaviourPast])],
      judgeByBehaviour(),
    ),
    updateLineage,
    classifier,
  };
  const derive = deriver(services);
  return {
    writer: activityWriter(services),
    deriver: derive,
    contexts,
    remapChunk: chunkRemapper({ ...services, deriver: derive }),
  };
}
