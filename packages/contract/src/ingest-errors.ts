import type { ErrorDefinition } from './error-definition.ts';

/** Errors that senders of records can meet; part of `ERRORS`. */
export const INGEST_ERRORS = {
  'ingest.token_invalid': {
    status: 401,
    title: 'The integration token is missing, unknown or revoked',
    action: 'Send Authorization: Bearer with a token created in Settings → Integrations.',
  },
  'ingest.source_forbidden': {
    status: 403,
    title: 'The integration token is for another source',
    action: 'Create a token for this source, or send to the address of the token’s source.',
  },
  'ingest.source_unknown': {
    status: 404,
    title: 'Unknown source',
    action: 'Use the kebab-case form of a source name, e.g. google-drive or aws-s3.',
  },
  'ingest.source_without_connector': {
    status: 404,
    title: 'This source has no connector yet',
    action: 'See Settings → Integrations for available sources.',
  },
  'ingest.body_empty': {
    status: 400,
    title: 'The body holds no records',
    action: 'Send a JSON array, NDJSON, the vendor’s envelope or text lines.',
  },
  'ingest.body_broken': {
    status: 400,
    title: 'The body is truncated or malformed',
    action: 'Fix the body at the position named in detail. It is safe to send all of it again.',
  },
  'ingest.encoding_unsupported': {
    status: 415,
    title: 'The body is not UTF-8 text, or its content encoding is not supported',
    action: 'Send UTF-8, plain or with Content-Encoding: gzip.',
  },
  'ingest.gzip_broken': {
    status: 400,
    title: 'The gzip stream is damaged or truncated',
    action: 'Compress it again. It is safe to send all of it again.',
  },
  'ingest.gzip_ratio': {
    status: 413,
    title: 'The body decompresses to more than 200 times its size',
    action: 'Send it uncompressed.',
  },
  'ingest.record_ratio': {
    status: 413,
    title: 'The body holds more than 2 records for each compressed byte',
    action: 'Send it uncompressed.',
  },
  'ingest.mostly_rejected': {
    status: 400,
    title: 'Most records are invalid, so the rest was not processed',
    action:
      'Check that the address names the right source, fix the records listed in rejections[], and send all of it again.',
  },
  'ingest.backlog_full': {
    status: 429,
    title: 'The backlog of accepted events is full',
    action:
      'Send again after the number of seconds in the retry-after header. Records counted as accepted are kept.',
  },
} as const satisfies Record<string, ErrorDefinition>;
