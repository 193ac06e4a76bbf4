import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { DetectionDetail, DetectionParams } from './detection-routes.ts';

export const mergeRoutes = defineRoutes({
  '/v1/detections/{detectionId}/merge': {
    POST: {
      summary: 'Merge a detection into another that keeps both histories, events and objects',
      permission: 'detection:triage',
      params: DetectionParams,
      body: z.object({ into: z.uuid() }),
      response: DetectionDetail,
      audit: 'detection.merged',
    },
    DELETE: {
      summary:
        'Undo a merge and restore both detections: your own within ten minutes, any with `detection:close-critical`',
      permission: 'detection:triage',
      params: DetectionParams,
      response: DetectionDetail,
      audit: 'detection.merge_undone',
    },
  },
});
