import { mergeRoutes } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import { detectionDetail } from '../detections-read-model.ts';
import { mergeDetection } from './merge-detection.ts';
import { undoMerge } from './undo-merge.ts';

export function mergeRouteHandlers({ database, now }: Services): BoundRoute[] {
  return implement(mergeRoutes, {
    '/v1/detections/{detectionId}/merge': {
      POST: async ({ params: { detectionId }, body: { into }, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          await mergeDetection(tx, caller, { mergedId: detectionId, intoId: into, now: now() });
          return detectionDetail(tx, detectionId);
        }),
      DELETE: async ({ params: { detectionId }, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          await undoMerge(tx, caller, { mergedId: detectionId, now: now() });
          return detectionDetail(tx, detectionId);
        }),
    },
  });
}
