import type { KindName } from './kinds.ts';

/** An id of each kind that no tree has, to try the scaffolds with. */
export const SAMPLE_IDS: Readonly<Record<KindName, string>> = {
  connector: 'sample-vendor',
  classifier: 'business/sample-reference',
  secret: 'sample-api-key',
  detector: 'event-suspicious/sample-detector',
  screen: 'sample-screen',
  widget: 'sample-widget',
  tab: 'sample-tab',
  resource: 'sample-note',
};
