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

/** How sure a finding is, from least to most; `medium` and above counts. */
export const CONFIDENCES = ['low', 'medium', 'high'] as const;

/**
 * What could be read of a content. `partial`: a limit was reached, so that there may be more than was
 * found; the last three: nothing was found because nothing could be read.
 */
export const CONTENT_STATES = [
  'complete',
  'partial',
  'encrypted',
  'unsupported',
  'failed',
] as const;
