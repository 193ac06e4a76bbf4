import { z } from 'zod';
import { ContentClassification } from '../data-classification.ts';
import { defineRoutes } from '../define-routes.ts';

/** Limits of `POST /v1/classify`. */
export const CLASSIFY_LIMITS = {
  /** Of a JSON body, in bytes. */
  textBytes: 4_194_304,
  fileBytes: 67_108_864,
} as const;

/** Header that carries the name of a file, percent-encoded; it is informational only. */
export const FILE_NAME_HEADER = 'file-name';

/** The body when text is classified: JSON without the header `file-name`. */
export const ClassifyText = z.object({ text: z.string() });

export const classifyRoutes = defineRoutes({
  '/v1/classify': {
    POST: {
      summary:
        'Classify a text or file without storing it. Send text as JSON {"text"}, or a file as bytes with the header file-name',
      permission: 'classify:run',
      rawBody: true,
      response: ContentClassification,
      audit: 'content.classified',
    },
  },
});
