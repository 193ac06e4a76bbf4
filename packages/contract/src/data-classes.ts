/** Classes of data. */
export const DATA_CLASSES = [
  'personal',
  'financial',
  'health',
  'secret',
  'source',
  'business',
  'government',
] as const;

/** Confidence of a finding, lowest first; `medium` and above counts. */
export const CONFIDENCES = ['low', 'medium', 'high'] as const;

/**
 * Readability of a content. `partial`: a limit was reached, so there may be more findings; the last
 * three: nothing could be read.
 */
export const CONTENT_STATES = [
  'complete',
  'partial',
  'encrypted',
  'unsupported',
  'failed',
] as const;
