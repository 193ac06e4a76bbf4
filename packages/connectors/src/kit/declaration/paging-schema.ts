import { z } from 'zod';
import { RequestSchema } from './request-schema.ts';
import { Template } from './template.ts';

const maxPages = z.number().int().positive().default(1000);

/** How further pages are requested, and when the list ends. Paths are into the response body. */
export const PageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  /** `Link: <…>; rel="next"`. */
  z.strictObject({ type: z.literal('link_header'), maxPages }),
  /** The whole address of the next page, in the body or in a header. It must stay on the host. */
  z.strictObject({
    type: z.literal('next_url'),
    path: z.string().optional(),
    header: z.string().optional(),
    maxPages,
  }),
  /** A token from the response is sent in the next request. Absent, null or empty ends the list. */
  z.strictObject({
    type: z.literal('token'),
    path: z.string(),
    /** Name of the query parameter, or dotted path of the body or GraphQL variables. */
    param: z.string(),
    in: z.enum(['query', 'body', 'variables']).default('query'),
    /** Path of a flag that must be true for another page to exist. */
    more: z.string().optional(),
    /** With a token, no other query parameter is sent. */
    alone: z.boolean().default(false),
    /** The request of further pages, if it differs from the first one. */
    next: RequestSchema.optional(),
    maxPages,
  }),
  z.strictObject({
    type: z.literal('offset'),
    param: z.string(),
    in: z.enum(['query', 'body', 'variables']).default('query'),
    /** Records of a full page: the number, or the id of the setting that holds it. */
    size: z.union([z.number().int().positive(), z.string()]),
    start: z.number().int().default(0),
    /** Parameter of the page's end, for vendors that ask for both: the offset plus the size. */
    end: z.string().optional(),
    /** Path of the total; without it a page that is not full is the last. */
    total: z.string().optional(),
    maxPages,
  }),
  z.strictObject({
    type: z.literal('page'),
    param: z.string(),
    in: z.enum(['query', 'body', 'variables']).default('query'),
    size: z.union([z.number().int().positive(), z.string()]),
    start: z.number().int().default(1),
    more: z.string().optional(),
    /** Path of the next page's number; null or absent ends the list. */
    next: z.string().optional(),
    total: z.string().optional(),
    maxPages,
  }),
]);

/** Where a stream continues. Seconds unless said otherwise. */
export const CursorSchema = z.discriminatedUnion('type', [
  /** A time: the next run starts at the newest seen record's, minus the overlap. */
  z.strictObject({
    type: z.literal('time'),
    /** Path into a record. */
    field: z.string(),
    order: z.enum(['asc', 'desc', 'none']).default('asc'),
    /** Overlap of the next run with the previous one, for late records. */
    overlap: z.number().int().nonnegative(),
    /** Minimum age of a window's end. */
    lag: z.number().int().nonnegative().default(0),
    /** Maximum window of one run; longer spans are read window by window. */
    maxWindow: z.number().int().positive().optional(),
    /** A window ends no later than the day (UTC) in which it starts. */
    isWithinDay: z.boolean().optional(),
    /** Furthest back that the vendor answers for. */
    maxAge: z.number().int().positive().optional(),
    /** Look-back of the first run. */
    initial: z.number().int().positive(),
    /** `page`: records and position of each page commit together (ascending lists only). */
    commit: z.enum(['page', 'run']).default('run'),
  }),
  /** A marker that the vendor gives with an answer, e.g. a delta link or a feed marker. */
  z.strictObject({
    type: z.literal('marker'),
    path: z.string(),
    /** Name of the parameter, or `url` when the marker is the address itself. */
    param: z.string(),
    in: z.enum(['query', 'body', 'variables', 'url']).default('query'),
    /** The marker of the very first request. */
    initial: Template.optional(),
    commit: z.enum(['page', 'run']).default('run'),
  }),
  /** The list is small, or has no order: every run reads it whole. */
  z.strictObject({ type: z.literal('full') }),
]);

export const RecordsSchema = z.strictObject({
  /**
   * Path of the list in the response; empty for the response itself. One object counts as a list of
   * one.
   */
  path: z.string().default(''),
  /** The vendor leaves an empty list out. Without it, an answer that lacks the list is a changed schema. */
  absentWhenEmpty: z.boolean().default(false),
  decode: z.enum(['json', 'ndjson', 'csv', 'xml', 'text']).default('json'),
  compression: z.enum(['none', 'gzip', 'zip']).default('none'),
  /** Path inside a record to a list that is split; each element becomes a record under this key. */
  split: z.string().optional(),
  /** Members added to every record: the partition, the name of its list. */
  add: z.record(z.string(), Template).optional(),
});

export const RetrySchema = z.strictObject({
  codes: z.array(z.number().int()).default([408, 429, 500, 502, 503, 504]),
  /** Header with the wait: seconds or a date (`retry-after`), or an epoch (`reset`). */
  wait: z
    .strictObject({ header: z.string(), as: z.enum(['seconds', 'epoch_s', 'epoch_ms']) })
    .optional(),
  attempts: z.number().int().positive().default(4),
});

/** Meaning of a vendor's response besides its status. The first match wins. */
export const MeaningSchema = z.strictObject({
  status: z.number().int().optional(),
  /** Path into the body and the text that its value contains. */
  path: z.string().optional(),
  contains: z.string().optional(),
  means: z.enum([
    'auth_expired',
    'permission_missing',
    'not_licensed',
    'rate_limited',
    'not_found',
    'unavailable',
    'schema_changed',
    'gone',
    'config_invalid',
    /** No failure: there is nothing to read. */
    'nothing',
  ]),
});

/** The vendor's rate limit; shared with other streams of the connection. */
export const LimitSchema = z.strictObject({
  requests: z.number().int().positive(),
  perSec: z.number().int().positive(),
  concurrency: z.number().int().positive().default(1),
});
