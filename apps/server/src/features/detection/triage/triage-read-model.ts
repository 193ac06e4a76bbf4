/** Triage functions published to other features. */
export { actorOf, changeOne } from './change-one.ts';
export { readChangeTasks, UNDO_MS } from './change-rows.ts';
export { writeHistory } from '../../ingest/writing/write-history.ts';
export { releaseDetections } from './release-detections.ts';
