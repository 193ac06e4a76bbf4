import { buildApp } from '../../apps/server/src/http/build-app.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import { activityPartitions } from '../../apps/server/src/features/ingest/writing/activity-partitions.ts';
import { deriver } from '../../apps/server/src/features/ingest/backlog/deriver.ts';
import { detectionRecorder } from '../../apps/server/src/features/detection/judging/detection-recorder.ts';
import { openPipeline } from '../../apps/server/src/features/ingest/open-pipeline.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { settled } from '../../apps/server/testing/settled-pipeline.ts';
import { benchPolicies } from './bench-policies.ts';

/** The product's own web process; told `without`, it writes the same events and joins none. It answers when events are stored. */
const config = readConfig();
const { services } = await openServices(config, createLog('error', 'bench'));
const { database } = services;
const pipeline = openPipeline(database, Date.now, benchPolicies());
const withoutLineage = deriver({
  database,
  contexts: pipeline.contexts,
  partitions: activityPartitions(database, Date.now),
  detections: detectionRecorder(),
  updateLineage: () => Promise.resolve(),
});
const isWithout = process.argv.includes('without');
const app = await buildApp({
  ...services,
  ...settled(isWithout ? { ...pipeline, deriver: withoutLineage } : pipeline),
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
process.once('disconnect', () => process.exit(0));
