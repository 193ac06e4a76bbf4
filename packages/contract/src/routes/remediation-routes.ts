import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { CONNECTOR_FAILURES } from '../integration-values.ts';
import { REMEDIATIONS } from '../policies.ts';
import { ACCESS_KINDS, REMEDIATION_STATES } from '../remediation.ts';
import { IntegrationNameValue, IsoTime } from '../values.ts';
import { DetectionParams } from './detection-routes.ts';

/** Why an action at the source cannot be chosen. */
export const REMEDIATION_HINDRANCES = [
  'not_offered',
  'act_not_offered',
  'object_does_not_fit',
  'facts_missing',
  'not_connected',
  'paused',
] as const;
export type RemediationHindrance = (typeof REMEDIATION_HINDRANCES)[number];

export const AccessHolder = z.object({
  key: z.string().describe('The source’s ID, unique within the object'),
  kind: z.enum(ACCESS_KINDS),
  name: z.string().nullable(),
  role: z.string().nullable().describe('In the source’s words'),
  isOutside: z.boolean().nullable().describe('Null: not known'),
});
export type AccessHolder = z.infer<typeof AccessHolder>;

/** An action at the source that would fit an object of the detection, or why it does not. */
export const RemediationOption = z.object({
  capability: z.enum(REMEDIATIONS).nullable().describe('Null: not offered by the source'),
  source: IntegrationNameValue,
  objectKey: z.string(),
  objectName: z.string().nullable(),
  isDestructive: z.boolean().describe('Requires approval by a second person'),
  scopes: z.array(z.string()).describe('Permission the connection’s credential needs'),
  hindrance: z.enum(REMEDIATION_HINDRANCES).nullable(),
  isProposed: z
    .boolean()
    .describe('Recommended by the rule that raised the detection; a person decides'),
});
export type RemediationOption = z.infer<typeof RemediationOption>;

export const Remediation = z.object({
  remediationId: z.string(),
  detectionId: z.string(),
  capability: z.enum(REMEDIATIONS),
  source: IntegrationNameValue,
  objectName: z.string().nullable(),
  state: z.enum(REMEDIATION_STATES),
  isDestructive: z.boolean(),
  holders: z.array(AccessHolder).describe('Who loses access'),
  keptCount: z.number().int().describe('Others with access at preview time who keep it'),
  remainingCount: z
    .number()
    .int()
    .nullable()
    .describe('Holders who still have access according to the source; null: not checked since'),
  reason: z.string().nullable(),
  requestedBy: z.object({ userId: z.string(), name: z.string() }),
  requestedAt: IsoTime,
  decidedBy: z.string().nullable().describe('Approver or refuser'),
  failure: z.enum(CONNECTOR_FAILURES).nullable(),
  detail: z.string().nullable().describe('The source’s response, without content or secrets'),
  scopes: z.array(z.string()).describe('Permission the connection’s credential needs'),
  checks: z.number().int().describe('Status checks at the source since it was sent'),
  nextCheckAt: IsoTime.nullable(),
  updatedAt: IsoTime,
});
export type Remediation = z.infer<typeof Remediation>;

const RemediationParams = z.object({ remediationId: z.uuid() });
const Reason = z.string().trim().min(1).max(400);

export const remediationRoutes = defineRoutes({
  '/v1/detections/{detectionId}/remediations': {
    GET: {
      summary: 'Available and requested remediations for a detection',
      permission: 'detection:read',
      params: DetectionParams,
      response: z.object({
        options: z.array(RemediationOption),
        items: z.array(Remediation).describe('Newest first, without previews'),
      }),
    },
    POST: {
      summary: 'Preview a remediation: who has access and who would lose it; changes nothing',
      permission: 'remediation:run',
      params: DetectionParams,
      body: z.object({ capability: z.enum(REMEDIATIONS), objectKey: z.string().max(2000) }),
      response: z.object({
        remediation: Remediation.nullable().describe('Null: the source did not respond'),
        failure: z
          .object({
            code: z.enum(CONNECTOR_FAILURES),
            detail: z.string(),
            scopes: z.array(z.string()),
          })
          .nullable(),
      }),
      audit: 'remediation.previewed',
    },
  },
  '/v1/remediations/{remediationId}/run': {
    POST: {
      summary: 'Run your own preview; destructive steps wait for a second person',
      permission: 'remediation:run',
      params: RemediationParams,
      body: z.object({ reason: Reason }),
      response: Remediation,
      audit: 'remediation.asked',
    },
  },
  '/v1/remediations/{remediationId}/approve': {
    POST: {
      summary: 'Approve another person’s request',
      permission: 'remediation:run',
      params: RemediationParams,
      response: Remediation,
      audit: 'remediation.approved',
    },
  },
  '/v1/remediations/{remediationId}/decline': {
    POST: {
      summary: 'Refuse another person’s request, or withdraw your own',
      permission: 'remediation:run',
      params: RemediationParams,
      response: Remediation,
      audit: 'remediation.declined',
    },
  },
});
