import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { CONNECTOR_FAILURES } from '../integration-values.ts';
import { REMEDIATIONS } from '../policies.ts';
import { ACCESS_KINDS, REMEDIATION_STATES } from '../remediation.ts';
import { IntegrationNameValue, IsoTime } from '../values.ts';
import { DetectionParams } from './detection-routes.ts';

/** Why an act at the source cannot be chosen. */
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
  key: z.string().describe('Tells it from the others of the object; the source’s own id'),
  kind: z.enum(ACCESS_KINDS),
  name: z.string().nullable(),
  role: z.string().nullable().describe('As the source words it'),
  isOutside: z.boolean().nullable().describe('Null: not known'),
});
export type AccessHolder = z.infer<typeof AccessHolder>;

/** An act at the source that would fit an object of the detection, or why it does not. */
export const RemediationOption = z.object({
  capability: z.enum(REMEDIATIONS).nullable().describe('Null: the source offers none'),
  source: IntegrationNameValue,
  objectKey: z.string(),
  objectName: z.string().nullable(),
  isDestructive: z.boolean().describe('A second person has to agree'),
  scopes: z.array(z.string()).describe('What the connection’s credential needs for it'),
  hindrance: z.enum(REMEDIATION_HINDRANCES).nullable(),
  isProposed: z.boolean().describe('By the rule that raised the detection; a person decides'),
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
  keptCount: z.number().int().describe('Others who had access at the preview and keep it'),
  remainingCount: z
    .number()
    .int()
    .nullable()
    .describe('Of the holders, as the source said last; null: not asked since'),
  reason: z.string().nullable(),
  requestedBy: z.object({ userId: z.string(), name: z.string() }),
  requestedAt: IsoTime,
  decidedBy: z.string().nullable().describe('Who agreed or declined'),
  failure: z.enum(CONNECTOR_FAILURES).nullable(),
  detail: z.string().nullable().describe('What the source said; no content and no secret'),
  scopes: z.array(z.string()).describe('What the connection’s credential needs for it'),
  checks: z.number().int().describe('How often the source was asked since it was sent'),
  nextCheckAt: IsoTime.nullable(),
  updatedAt: IsoTime,
});
export type Remediation = z.infer<typeof Remediation>;

const RemediationParams = z.object({ remediationId: z.uuid() });
const Reason = z.string().trim().min(1).max(400);

export const remediationRoutes = defineRoutes({
  '/v1/detections/{detectionId}/remediations': {
    GET: {
      summary: 'What can be undone at the source of a detection, and what was asked for',
      permission: 'detection:read',
      params: DetectionParams,
      response: z.object({
        options: z.array(RemediationOption),
        items: z.array(Remediation).describe('Newest first, previews left out'),
      }),
    },
    POST: {
      summary: 'Ask the source who has access, and tell who would lose it; nothing is changed',
      permission: 'remediation:run',
      params: DetectionParams,
      body: z.object({ capability: z.enum(REMEDIATIONS), objectKey: z.string().max(2000) }),
      response: z.object({
        remediation: Remediation.nullable().describe('Null: the source could not be read'),
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
      summary:
        'Have a preview of one’s own carried out; what is destructive waits for a second person',
      permission: 'remediation:run',
      params: RemediationParams,
      body: z.object({ reason: Reason }),
      response: Remediation,
      audit: 'remediation.asked',
    },
  },
  '/v1/remediations/{remediationId}/approve': {
    POST: {
      summary: 'Agree to what another person asked for',
      permission: 'remediation:run',
      params: RemediationParams,
      response: Remediation,
      audit: 'remediation.approved',
    },
  },
  '/v1/remediations/{remediationId}/decline': {
    POST: {
      summary: 'Refuse what another person asked for, or take back what one asked for oneself',
      permission: 'remediation:run',
      params: RemediationParams,
      response: Remediation,
      audit: 'remediation.declined',
    },
  },
});
