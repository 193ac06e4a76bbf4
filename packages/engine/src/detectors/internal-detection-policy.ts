import { defineDetector } from './define-detector.ts';
import { policyFindings } from './policies/policy-findings.ts';

const ID = 'internal-detection-policy';
const ORIGIN = 'internalDetectionPolicy';

/** Built-in policies that evaluate single events; windowed ones are counted elsewhere. */
export const detector = defineDetector({
  id: ID,
  origin: ORIGIN,
  type: 'Policy',
  inputs: [],
  evaluate: (_event, { policyHits }) =>
    policyFindings(policyHits, { detectorId: ID, origin: ORIGIN }),
  examples: [
    {
      facts: { movement: 'share', visibilityBefore: 'private', visibilityAfter: 'public' },
      hits: ['opened-to-public'],
    },
    {
      facts: { category: 'Download to Unmanaged', movement: 'download', device: { managed: 'no' } },
      hits: ['download-to-unmanaged'],
    },
    { facts: { movement: 'download', actorKey: 'dana@example.com' }, hits: [] },
    { facts: { movement: 'none', action: 'View', visibilityAfter: 'public' }, hits: [] },
  ],
});
