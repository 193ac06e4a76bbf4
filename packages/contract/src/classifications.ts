import { z } from 'zod';
import {
  ContentFinding,
  ContentPart,
  ContentStateValue,
  ContentType,
  SensitivityValue,
} from './data-classification.ts';
import { IntegrationNameValue, IsoTime } from './values.ts';

/** Findings in one version of an object. */
export const StoredClassification = z.object({
  classificationId: z.string(),
  object: z.object({
    key: z.string(),
    name: z.string().nullable().describe('Its name at the time'),
    seq: z.number().int().describe('Which version of the object, from 1'),
    sizeBytes: z.number().int(),
    sha256: z.string().nullable(),
    firstSeenAt: IsoTime,
  }),
  source: IntegrationNameValue,
  personKey: z.string().nullable(),
  engine: z.string(),
  classifiedAt: IsoTime,
  state: ContentStateValue,
  sensitivity: SensitivityValue.nullable(),
  types: z.array(ContentType),
  parts: z.array(ContentPart),
  isContentKept: z.boolean().describe('The content is stored encrypted and can be reclassified'),
  isSample: z.boolean(),
});
export type StoredClassification = z.infer<typeof StoredClassification>;

export const ClassificationDetail = StoredClassification.extend({
  findings: z.array(ContentFinding).describe('The first of each type'),
});
export type ClassificationDetail = z.infer<typeof ClassificationDetail>;

/** A content as a person may see it. */
export const ContentPreview = z.object({
  classificationId: z.string(),
  mode: z
    .enum(['content', 'snippets'])
    .describe('content: the stored text; snippets: only masked findings'),
  parts: z.array(
    ContentPart.extend({
      text: z
        .string()
        .nullable()
        .describe('Start of the text; null: not stored, or beyond the first parts'),
      isTextCut: z.boolean().describe('The text continues'),
    }),
  ),
  findings: z.array(ContentFinding),
});
export type ContentPreview = z.infer<typeof ContentPreview>;

/** Stored contents being reclassified with the current data types. */
export const Reclassification = z.object({
  reclassificationId: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  cause: z
    .string()
    .describe('Id of the data type that changed, `exceptions`, `engine` or `request`'),
  requestedAt: IsoTime,
  requestedBy: z.string().nullable(),
  updatedAt: IsoTime,
  done: z.number().int(),
  total: z.number().int(),
  changed: z.number().int().describe('Contents whose effective types changed'),
  failed: z.number().int().describe('Contents that can no longer be decrypted'),
});
export type Reclassification = z.infer<typeof Reclassification>;

export const ContentSettings = z.object({
  retentionDays: z
    .number()
    .int()
    .min(0)
    .max(365)
    .describe('Days contents are stored encrypted for reclassification and preview; 0: not stored'),
});
export type ContentSettings = z.infer<typeof ContentSettings>;

/** Content storage setting, and the stored contents. */
export const KeptContents = ContentSettings.extend({
  kept: z.number().int().describe('Contents currently stored'),
  bytes: z.number().int(),
  oldestAt: IsoTime.nullable().describe('When the oldest was stored; null: none stored'),
});
export type KeptContents = z.infer<typeof KeptContents>;

/** Subject of an exception. */
export const ExceptionScope = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('value'),
    valueId: z.string().length(32).describe('As in a finding; the value itself is never stored'),
  }),
  z.object({ kind: z.literal('object'), objectKey: z.string().min(1).max(2000) }),
  z.object({ kind: z.literal('source'), source: IntegrationNameValue }),
  z.object({ kind: z.literal('person'), personKey: z.string().min(1).max(400) }),
  z.object({
    kind: z.literal('group'),
    groupId: z.string().min(3).max(400).describe('Source id, a blank, and the group’s id there'),
  }),
]);
export type ExceptionScope = z.infer<typeof ExceptionScope>;

export const DataTypeException = z.object({
  exceptionId: z.string(),
  dataTypeId: z.string(),
  scope: ExceptionScope,
  groupName: z.string().nullable().describe('For group scopes with a name'),
  reason: z.string(),
  owner: z.string().describe('Name of the console user who made it'),
  detectionId: z.string().nullable().describe('The detection whose verdict it came from'),
  createdAt: IsoTime,
  expiresAt: IsoTime.nullable(),
  revokedAt: IsoTime.nullable(),
  revokedBy: z.string().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type DataTypeException = z.infer<typeof DataTypeException>;

/** A group of people reported by a source, for use in exceptions. */
export const ExceptionGroup = z.object({
  groupId: z.string().describe('As a scope names it'),
  name: z.string().nullable(),
  source: IntegrationNameValue,
  members: z.number().int(),
  hasPerson: z.boolean().describe('The requested person is a member'),
});
export type ExceptionGroup = z.infer<typeof ExceptionGroup>;

/** Further effects of an exception. */
export const ExceptionEffect = z.object({
  classifications: z.number().int().describe('Contents with the excluded value'),
  findings: z.number().int().describe('Findings of the type in them'),
  openDetections: z.number().int(),
  closedDetections: z.number().int(),
  detections: z
    .array(z.object({ detectionId: z.string(), number: z.number().int(), title: z.string() }))
    .describe('The newest open detections'),
});
export type ExceptionEffect = z.infer<typeof ExceptionEffect>;
