import { z } from 'zod';

/**
 * Text with placeholders: `{name}` or `{name|function}`. Names: the ids of the connection's own
 * settings and secrets; `cursor` (stored position, or the start of the first window), `until` (end of
 * the window), `now`, `partition`, `item` (`{item.path}`, the record of the previous step), `items`
 * (the list of a batch; only as a whole value), `page_size`, and the pager's `offset`, `page`, `token`.
 * Functions: see `TEMPLATE_FUNCTIONS`. `{{` is a brace.
 */
export const Template = z.string();

/** Functions after the bar in a template. Their time input is epoch milliseconds. */
export const TEMPLATE_FUNCTIONS = [
  'iso', // 2026-02-03T04:05:06.789Z
  'iso_s', // 2026-02-03T04:05:06Z
  'iso_offset', // 2026-02-03T04:05:06+00:00
  'date', // 2026-02-03
  'epoch_s',
  'epoch_ms',
  'epoch_us',
  'minutes_ago', // whole minutes from the moment to now, rounded up
  'lower',
  'url', // percent-encoded for a path or query inside a value
  'base64',
  'base64url',
  'soql', // quoted for a literal of a Salesforce query
  'odata', // quoted for a literal of an OData filter
] as const;
export type TemplateFunction = (typeof TEMPLATE_FUNCTIONS)[number];
