import { z } from 'zod';
import {
  ConfidenceValue,
  ContentClassification,
  DataClassValue,
  SensitivityValue,
} from '../data-classification.ts';
import {
  DATA_TYPE_LIMITS,
  DataType,
  DataTypeDeclaration,
  DataTypeDetail,
  DataTypeStateValue,
  DeclarationProblem,
} from '../data-types.ts';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime, Revision } from '../values.ts';

const Params = z.object({ dataTypeId: z.string().max(80) });

/** User-defined part of a custom type. A member that is misspelt is refused, not passed over. */
export const WrittenDataType = z.strictObject({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(500).nullable(),
  class: DataClassValue,
  locale: z.string().regex(/^(any|[a-z]{2})$/),
  sensitivity: SensitivityValue,
  minimum: ConfidenceValue,
  declaration: DataTypeDeclaration,
});
export type WrittenDataType = z.infer<typeof WrittenDataType>;

export const DataTypeChange = WrittenDataType.partial().extend({
  state: DataTypeStateValue.optional(),
});
export type DataTypeChange = z.infer<typeof DataTypeChange>;

/** Effect of a change on the contents of the last 30 days. */
export const DataTypeEffect = z.object({
  since: IsoTime,
  contents: z.number().int().describe('Contents that match the current version of the type'),
  detections: z.number().int().describe('Open detections with this type'),
  checked: z.number().int().describe('Stored contents reclassified for this'),
  kept: z.number().int().describe('Stored contents in total'),
  gained: z.number().int().describe('Of those checked: match only after the change'),
  lost: z.number().int().describe('Of those checked: match only before the change'),
  problems: z.array(DeclarationProblem),
});
export type DataTypeEffect = z.infer<typeof DataTypeEffect>;

const Uploaded = z.object({
  rev: z.coerce
    .number()
    .int()
    .max(2_147_483_647)
    .describe('Revision you read; returns 409 if it has changed'),
});

/** Result of an upload. */
export const UploadResult = z.object({
  entries: z.number().int().describe('Rows or templates currently stored'),
  skipped: z.number().int().describe('Rows left out: their primary value is too short or too long'),
  ignoredColumns: z.array(z.string()).describe('Header columns the type does not declare'),
  skippedRows: z.array(z.number().int()).describe('First row number, from 1'),
  bytes: z.number().int().describe('What is kept'),
  rev: z.number().int(),
  version: z.number().int(),
});
export type UploadResult = z.infer<typeof UploadResult>;

export const dataTypeRoutes = defineRoutes({
  '/v1/data-types': {
    GET: {
      summary: 'Built-in and custom data types with their findings of the last 30 days',
      permission: 'data-type:read',
      response: z.object({ items: z.array(DataType), asOf: IsoTime }),
    },
    POST: {
      summary: 'Create a data type as a draft',
      permission: 'data-type:manage',
      body: WrittenDataType.extend({
        description: WrittenDataType.shape.description.default(null),
        locale: WrittenDataType.shape.locale.default('any'),
        minimum: ConfidenceValue.default('medium'),
      }),
      response: DataTypeDetail,
      audit: 'data_type.created',
    },
  },
  '/v1/data-types/test': {
    POST: {
      summary:
        'Test a data type or an unsaved declaration against a sample; the sample is not stored',
      permission: 'data-type:read',
      body: z.object({
        text: z.string().max(DATA_TYPE_LIMITS.sampleLength),
        dataTypeId: z.string().max(80).optional(),
        declaration: DataTypeDeclaration.optional().describe('Takes precedence over `dataTypeId`'),
      }),
      response: z.object({
        classification: ContentClassification.nullable().describe('Null: there are problems'),
        problems: z.array(DeclarationProblem),
      }),
      audit: 'data_type.tested',
    },
  },
  '/v1/data-types/{dataTypeId}': {
    GET: {
      summary: 'One data type with its declaration and versions',
      permission: 'data-type:read',
      params: Params,
      response: DataTypeDetail,
    },
    PATCH: {
      summary:
        'Change a data type; built-in types accept only `state` (active, shadow or retired) and `minimum`',
      permission: 'data-type:manage',
      params: Params,
      body: DataTypeChange.extend({
        rev: Revision.describe('Revision you read; returns 409 if it has changed'),
      }),
      response: DataTypeDetail,
      audit: 'data_type.changed',
    },
    DELETE: {
      summary: 'Retire a data type; it keeps its versions and is no longer detected',
      permission: 'data-type:manage',
      params: Params,
      response: z.object({ dataTypeId: z.string() }),
      audit: 'data_type.retired',
    },
  },
  '/v1/data-types/{dataTypeId}/rows': {
    PUT: {
      summary:
        'Upload the table of an exact-match type as CSV with a header row. Only keyed hashes are stored',
      permission: 'data-type:manage',
      params: Params,
      query: Uploaded,
      rawBody: true,
      response: UploadResult,
      audit: 'data_type.rows_uploaded',
    },
  },
  '/v1/data-types/{dataTypeId}/templates': {
    POST: {
      summary:
        'Add a template to a fingerprint type: a file with the header file-name. Replaces a template of the same name; only hashes are stored',
      permission: 'data-type:manage',
      params: Params,
      query: Uploaded,
      rawBody: true,
      response: UploadResult,
      audit: 'data_type.template_uploaded',
    },
  },
  '/v1/data-types/{dataTypeId}/preview': {
    POST: {
      summary: 'Preview the effect of a change',
      permission: 'data-type:read',
      params: Params,
      body: DataTypeChange,
      response: DataTypeEffect,
      audit: 'data_type.previewed',
    },
  },
});
