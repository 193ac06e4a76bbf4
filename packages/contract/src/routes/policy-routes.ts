import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { DetectionOriginValue, SeverityValue } from '../values.ts';

export const PolicySummary = z.object({
  policyKey: z.string(),
  name: z.string(),
  description: z.string(),
  origin: DetectionOriginValue,
  version: z.number().int(),
  severity: SeverityValue,
  detections: z.number().int().describe('All detections of this policy'),
  openDetections: z.number().int(),
});
export type PolicySummary = z.infer<typeof PolicySummary>;

export const policyRoutes = defineRoutes({
  '/v1/policies': {
    GET: {
      summary: 'Policies with their detections',
      permission: 'policy:read',
      response: z.object({ items: z.array(PolicySummary) }),
    },
  },
});
