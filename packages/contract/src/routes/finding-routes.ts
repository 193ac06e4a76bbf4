import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { FindingSetting, FindingSettingChange, FindingSourceValue } from '../finding-sources.ts';
import { DetectionDetail, DetectionParams } from './detection-routes.ts';

export const findingRoutes = defineRoutes({
  '/v1/detections/{detectionId}/separate-finding': {
    POST: {
      summary: 'Take a vendor finding out of a detection that it joined; the two never join again',
      permission: 'detection:triage',
      params: DetectionParams,
      body: z.object({ source: FindingSourceValue, findingId: z.string().min(1).max(2048) }),
      response: DetectionDetail,
      audit: 'detection.finding_separated',
    },
  },
  '/v1/finding-settings': {
    GET: {
      summary: 'How the findings of each vendor count',
      permission: 'integration:read',
      response: z.object({ items: z.array(FindingSetting) }),
    },
  },
  '/v1/finding-settings/{source}': {
    PATCH: {
      summary: 'Change how the findings of a vendor count; applies from now on',
      permission: 'integration:manage',
      params: z.object({ source: FindingSourceValue }),
      body: FindingSettingChange,
      response: FindingSetting,
      audit: 'finding_setting.changed',
    },
  },
});
