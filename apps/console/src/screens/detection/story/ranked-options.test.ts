import type { RemediationOption } from '@waybill/contract';
import { expect, test } from 'vitest';
import { rankedOptions } from './ranked-options.ts';

const option = (more: Partial<RemediationOption>): RemediationOption => ({
  capability: 'make_private',
  objectKey: 'o1',
  objectName: 'list.csv',
  source: 'Google Drive',
  isDestructive: false,
  scopes: [],
  isProposed: false,
  hindrance: null,
  ...more,
});

test('an act that every object offers is named once, for an object that it can be done to', () => {
  const ranked = rankedOptions([
    option({ hindrance: 'not_connected' }),
    option({ objectKey: 'o2' }),
    option({ objectKey: 'o3' }),
  ]);
  expect(ranked.map(({ capability, option: { objectKey } }) => [capability, objectKey])).toEqual([
    ['make_private', 'o2'],
  ]);
});

test('what the policy proposes comes first, what cannot be done last', () => {
  const ranked = rankedOptions([
    option({ capability: 'quarantine', hindrance: 'paused' }),
    option({ capability: 'make_private' }),
    option({ capability: 'notify_owner', isProposed: true }),
    option({ capability: null }),
  ]);
  expect(ranked.map(({ capability }) => capability)).toEqual([
    'notify_owner',
    'make_private',
    'quarantine',
  ]);
});
