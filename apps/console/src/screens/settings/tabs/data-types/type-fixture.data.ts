import type { DataType, DataTypeDetail } from '@waybill/contract';

/** A built-in type as the server lists it. */
export const CARD_TYPE: DataType = {
  dataTypeId: 'payment-card',
  kind: 'built-in',
  name: 'Payment card number',
  description: null,
  class: 'financial',
  locale: 'any',
  sensitivity: 4,
  state: 'active',
  minimum: 'medium',
  version: 0,
  rev: 0,
  owner: null,
  createdAt: null,
  updatedAt: null,
  usedBy: [],
  precision: { confirmed: 23, wrong: 1, value: 23 / 24 },
  found: { contents: 3, count: 7, lastAt: '2026-11-20T08:00:00.000Z' },
};

const PATTERN = {
  kind: 'pattern',
  pattern: 'PRJ-[0-9]{6}',
  caseless: false,
  keywords: ['project'],
  proximity: 30,
  needsKeyword: false,
  ignored: [],
  minimumCount: 1,
} as const;

/** A pattern of the tenant's own, in its second version. */
export const OWN_TYPE: DataTypeDetail = {
  ...CARD_TYPE,
  dataTypeId: 'custom-1',
  kind: 'pattern',
  name: 'Project number',
  class: 'business',
  sensitivity: 3,
  state: 'draft',
  version: 2,
  rev: 3,
  owner: 'Dana Whitfield',
  createdAt: '2026-11-19T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  usedBy: [{ kind: 'policy', id: 'p1', name: 'Projects outside' }],
  precision: { confirmed: 0, wrong: 0, value: null },
  found: { contents: 0, count: 0, lastAt: null },
  declaration: { ...PATTERN, keywords: ['project', 'job'], ignored: [] },
  keywords: ['project', 'job'],
  reference: null,
  material: null,
  versions: [
    {
      version: 2,
      changedAt: '2026-11-20T08:00:00.000Z',
      changedBy: 'Dana Whitfield',
      declaration: { ...PATTERN, keywords: ['project', 'job'], ignored: [] },
    },
    {
      version: 1,
      changedAt: '2026-11-19T08:00:00.000Z',
      changedBy: null,
      declaration: { ...PATTERN, keywords: ['project'], ignored: [] },
    },
  ],
};

/** The same of a built-in type. */
export const CARD_DETAIL: DataTypeDetail = {
  ...CARD_TYPE,
  declaration: null,
  keywords: ['card', 'visa'],
  reference: 'https://en.wikipedia.org/wiki/Payment_card_number',
  material: null,
  versions: [],
};
