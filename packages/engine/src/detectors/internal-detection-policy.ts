import { defineDetector } from './define-detector.ts';

const ID = 'internal-detection-policy';

/** Built-in policies that judge one event by itself; windowed ones are counted elsewhere. */
export const detector = defineDetector({
  id: ID,
  origin: 'internalDetectionPolicy',
  type: 'Policy',
  inputs: [],
  evaluate(_event, { policyHits }) {
    return policyHits
      .filter(({ policy, windowed }) => !windowed && policy.origin === 'internalDetectionPolicy')
      .map(({ policy, leaves }) => ({
        detectorId: ID,
        origin: policy.origin,
        policy,
        leaves,
        facts: [],
      }));
  },
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
