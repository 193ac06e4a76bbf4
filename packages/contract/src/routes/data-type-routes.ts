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

/** What a person writes of a type of their own. A member that is misspelt is refused, not passed over. */
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

/** What a change would do to the contents of the last 30 days. */
export const DataTypeEffect = z.object({
  since: IsoTime,
  contents: z.number().int().describe('Contents that hold the type as it is now'),
  detections: z.number().int().describe('Open detections that tell of it'),
  checked: z.number().int().describe('Kept contents that were classified anew for this'),
  kept: z.number().int().describe('Kept contents there are'),
  gained: z.number().int().describe('Of those checked: hold it after the change and not before'),
  lost: z.number().int().describe('Of those checked: hold it before and not after'),
  problems: z.array(DeclarationProblem),
});
export type DataTypeEffect = z.infer<typeof DataTypeEffect>;

const Uploaded = z.object({
  rev: z.coerce
    .number()
    .int()
    .max(2_147_483_647)
    .describe('The revision that was seen; another one answers 409'),
});

/** What became of an upload. */
export const UploadResult = z.object({
  entries: z.number().int().describe('Rows, or templates, that are there now'),
  skipped: z.number().int().describe('Rows left out: their primary value is too short or too long'),
  ignoredColumns: z
    .array(z.string())
    .describe('Of the header line, that the type does not declare'),
  skippedRows: z.array(z.number().int()).describe('The first of them, from 1'),
  bytes: z.number().int().describe('What is kept'),
  rev: z.number().int(),
  version: z.number().int(),
});
export type UploadResult = z.infer<typeof UploadResult>;

export const dataTypeRoutes = defineRoutes({
  '/v1/data-types': {
    GET: {
      summary: 'Data types, built-in and of one’s own, with what they found in the last 30 days',
      permission: 'data-type:read',
      response: z.object({ items: z.array(DataType), asOf: IsoTime }),
    },
    POST: {
      summary: 'Make a data type; it begins as a draft',
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
        'What a type, or a declaration that is not stored yet, finds in a sample; the sample is not kept',
      permission: 'data-type:read',
      body: z.object({
        text: z.string().max(DATA_TYPE_LIMITS.sampleLength),
        dataTypeId: z.string().max(80).optional(),
        declaration: DataTypeDeclaration.optional().describe('Goes before `dataTypeId`'),
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
        'Change a type; of a built-in one `state` (active, shadow or retired) and `minimum` only',
      permission: 'data-type:manage',
      params: Params,
      body: DataTypeChange.extend({
        rev: Revision.describe('The revision that was seen; another one answers 409'),
      }),
      response: DataTypeDetail,
      audit: 'data_type.changed',
    },
    DELETE: {
      summary: 'Retire a type: it is kept with its versions and looked for no more',
      permission: 'data-type:manage',
      params: Params,
      response: z.object({ dataTypeId: z.string() }),
      audit: 'data_type.retired',
    },
  },
  '/v1/data-types/{dataTypeId}/rows': {
    PUT: {
      summary:
        'Upload the table of an exact type as CSV with a header line. Rows become keyed hashes and are not kept',
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
        'Add a template to a fingerprint type: a file with the header file-name; one of the same name is replaced. Only hashes are kept',
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
      summary: 'What a change would do, without doing it',
      permission: 'data-type:read',
      params: Params,
      body: DataTypeChange,
      response: DataTypeEffect,
      audit: 'data_type.previewed',
    },
  },
});
