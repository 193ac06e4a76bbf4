import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { FindingSetting, FindingSettingChange, FindingSourceValue } from '../finding-sources.ts';
import { DetectionDetail, DetectionParams } from './detection-routes.ts';

export const findingRoutes = defineRoutes({
  '/v1/detections/{detectionId}/separate-finding': {
    POST: {
      summary: 'Separate a vendor finding from its detection; the two never join again',
      permission: 'detection:triage',
      params: DetectionParams,
      body: z.object({ source: FindingSourceValue, findingId: z.string().min(1).max(2048) }),
      response: DetectionDetail,
      audit: 'detection.finding_separated',
    },
  },
  '/v1/finding-settings': {
    GET: {
      summary: 'Settings for vendor findings',
      permission: 'integration:read',
      response: z.object({ items: z.array(FindingSetting) }),
    },
  },
  '/v1/finding-settings/{source}': {
    PATCH: {
      summary: 'Change the settings for a vendor’s findings; applies to new findings',
      permission: 'integration:manage',
      params: z.object({ source: FindingSourceValue }),
      body: FindingSettingChange,
      response: FindingSetting,
      audit: 'finding_setting.changed',
    },
  },
});
