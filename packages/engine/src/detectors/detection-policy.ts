import type { Policy } from '../policy/policy.ts';
import { defineDetector } from './define-detector.ts';
import { policyFindings } from './policies/policy-findings.ts';

const ID = 'detection-policy';
const ORIGIN = 'detectionPolicy';

const OWN: Policy = {
  key: 'uploads-of-tables',
  version: 1,
  name: 'Uploads of tables',
  description: 'Spreadsheets uploaded to a website.',
  origin: ORIGIN,
  severity: 'MEDIUM',
  condition: { f: 'object.extension', op: 'in', v: ['csv', 'xlsx'] },
  groupBy: ['actor'],
  window: null,
  title: 'Upload of a table',
};

/** Policies of the tenant that judge one event on its own. */
export const detector = defineDetector({
  id: ID,
  origin: ORIGIN,
  type: 'Policy',
  inputs: [],
  evaluate: (_event, { policyHits }) =>
    policyFindings(policyHits, { detectorId: ID, origin: ORIGIN }),
  examples: [
    {
      facts: { movement: 'upload', object: { extension: 'csv' } },
      policies: [OWN],
      hits: ['uploads-of-tables'],
    },
    {
      facts: { movement: 'upload', object: { extension: 'txt' } },
      policies: [OWN],
      hits: [],
    },
    {
      facts: { movement: 'share', visibilityBefore: 'private', visibilityAfter: 'public' },
      hits: [],
    },
  ],
});
