import { defineDetector } from './define-detector.ts';

const ID = '__kebab__';

/** Policies of the origin `__origin__` that judge one event by itself. */
export const detector = defineDetector({
  id: ID,
  origin: '__origin__',
  type: 'Policy',
  inputs: [],
  evaluate(_event, { policyHits }) {
    return policyHits
      .filter(({ policy, windowed }) => !windowed && policy.origin === '__origin__')
      .map(({ policy, leaves }) => ({ detectorId: ID, origin: policy.origin, policy, leaves }));
  },
  examples: [
    { facts: { movement: 'none', action: 'View' }, hits: [] },
    { facts: { movement: 'share', visibilityAfter: 'public' }, hits: [] },
  ],
});
