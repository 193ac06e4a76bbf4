import { z } from 'zod';
import {
  ClassificationDetail,
  ContentPreview,
  ContentSettings,
  DataTypeException,
  ExceptionGroup,
  ExceptionEffect,
  ExceptionScope,
  KeptContents,
  Reclassification,
  StoredClassification,
} from '../classifications.ts';
import { defineRoutes } from '../define-routes.ts';
import { CursorValue, IsoTime } from '../values.ts';

const NamedException = z.object({
  dataTypeId: z.string().max(80),
  scope: ExceptionScope,
});

const ClassificationParams = z.object({ classificationId: z.string().max(64) });

export const classificationRoutes = defineRoutes({
  '/v1/classifications': {
    GET: {
      summary: 'Classification results, newest first; counts only',
      permission: 'detection:read',
      query: z.object({
        detectionId: z.string().max(64).optional().describe('Contents of its events'),
        eventId: z.uuid().optional(),
        objectKey: z.string().max(2000).optional(),
        dataTypeId: z.string().max(80).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
        cursor: CursorValue.optional(),
      }),
      response: z.object({
        items: z.array(StoredClassification),
        nextCursor: z.string().nullable(),
      }),
    },
  },
  '/v1/classifications/{classificationId}': {
    GET: {
      summary: 'One classification with its findings, as masked snippets',
      permission: 'evidence:read',
      params: ClassificationParams,
      response: ClassificationDetail,
      audit: 'classification.read',
    },
  },
  '/v1/classifications/{classificationId}/preview': {
    GET: {
      summary: 'The content if it is stored, otherwise its masked findings',
      permission: 'content:preview',
      params: ClassificationParams,
      response: ContentPreview,
      audit: 'content.previewed',
    },
  },
  '/v1/reclassifications': {
    GET: {
      summary: 'Reclassification runs over stored contents, newest first',
      permission: 'data-type:read',
      response: z.object({ items: z.array(Reclassification) }),
    },
    POST: {
      summary: 'Reclassify stored contents; runs automatically when a data type changes',
      permission: 'data-type:manage',
      response: Reclassification,
      audit: 'content.reclassified',
    },
  },
  '/v1/settings/contents': {
    GET: {
      summary: 'Content storage setting',
      permission: 'setting:read',
      response: KeptContents,
    },
    PATCH: {
      summary: 'Set content retention in days; a shorter period deletes older contents immediately',
      permission: 'setting:manage',
      body: ContentSettings.extend({
        seenDays: ContentSettings.shape.retentionDays
          .optional()
          .describe('The retention you read; returns 409 if it has changed'),
      }),
      response: KeptContents,
      audit: 'setting.contents_changed',
    },
  },
  '/v1/data-type-exceptions': {
    GET: {
      summary: 'Classification exceptions, newest first',
      permission: 'data-type:read',
      query: z.object({ dataTypeId: z.string().max(80).optional() }),
      response: z.object({ items: z.array(DataTypeException) }),
    },
    POST: {
      summary: 'Create an exception, from a verdict or standalone; applies to new findings',
      permission: 'data-type:manage',
      body: NamedException.extend({
        reason: z.string().trim().min(1).max(500),
        detectionId: z.string().max(64).nullable().default(null),
        expiresAt: IsoTime.nullable().default(null),
      }),
      response: DataTypeException,
      audit: 'data_type_exception.created',
    },
  },
  '/v1/data-type-exceptions/groups': {
    GET: {
      summary: 'Groups available for exceptions: groups of the person first, then by name',
      permission: 'data-type:manage',
      query: z.object({ personKey: z.string().max(400).optional() }),
      response: z.object({ items: z.array(ExceptionGroup) }),
    },
  },
  '/v1/data-type-exceptions/preview': {
    POST: {
      summary: 'Preview what else an exception would exclude',
      permission: 'data-type:read',
      body: NamedException,
      response: ExceptionEffect,
      audit: 'data_type_exception.previewed',
    },
  },
  '/v1/data-type-exceptions/{exceptionId}': {
    DELETE: {
      summary: 'Revoke an exception; its record is kept',
      permission: 'data-type:manage',
      params: z.object({ exceptionId: z.string().max(64) }),
      response: DataTypeException,
      audit: 'data_type_exception.revoked',
    },
  },
});
