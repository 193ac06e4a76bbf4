import type { SeverityName } from '../badge/severity.ts';
import type { HistogramBucket } from '../chart/histogram-brush.ts';
import type { ConditionNode, ConditionResults } from '../evidence/condition-node.ts';
import type { Facet } from '../filter/facet-values.ts';
import { DRAWN_NAMES } from '../place/place-looks.ts';

/** Invented rows for the gallery; nothing here is read by the product. */
export interface SampleRow {
  id: string;
  severity: SeverityName;
  title: string;
  file: string;
  from: string;
  to: string;
  person: string;
  status: string;
  age: string;
}

const TITLES = [
  'Payment card data leaving SaaS',
  'Health data to chat',
  'Source code to generative AI',
  'HR records shared publicly',
  'Customer PII to personal mail',
  'Secrets in paste',
] as const;
const FILES = [
  'api-keys.txt',
  'payments-2026-10.csv',
  'board-deck-november.pptx',
  'prod.env',
] as const;
const FROM = [
  'AWS S3',
  'Jira',
  'Salesforce',
  'Notion',
  'SharePoint',
  'Snowflake',
  'HubSpot',
] as const;
const TO = [
  'ChatGPT',
  'Slack',
  'WhatsApp',
  'pastebin',
  'Device',
  'Gmail',
  'External Storage',
  'files.example.net',
] as const;
const PEOPLE = ['Priya Raman', 'Tobias Renner', 'Sofia Marchetti', 'Luca Moretti'] as const;
const STATUSES = ['new', 'in_review', 'closed', 'awaiting_person', 'snoozed'] as const;
const SEVERITIES = ['HIGH', 'MEDIUM', 'LOW', 'CRITICAL', 'MEDIUM'] as const;

function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

export const SAMPLE_ROWS: SampleRow[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `DET-${48_000 + index}`,
  severity: pick(SEVERITIES, index * 7 + Math.floor(index / 3)),
  title: pick(TITLES, index * 5),
  file: pick(FILES, index * 3),
  from: pick(FROM, index * 11),
  to: pick(TO, index * 5 + 2),
  person: pick(PEOPLE, index * 3 + 1),
  status: pick(STATUSES, index),
  age: index < 3 ? `${4 + index * 9}m` : `${Math.floor(index / 2)}h`,
}));

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 10, 7);
const SHAPE = [36, 34, 29, 29, 34, 36, 32, 30, 30, 34, 35, 58, 29, 30] as const;

export const SAMPLE_BUCKETS: HistogramBucket[] = SHAPE.map((total, index) => ({
  startAt: FIRST_DAY + index * DAY,
  counts: {
    LOW: Math.round(total * (0.2 + (index % 3) * 0.06)),
    MEDIUM: Math.round(total * 0.36),
    HIGH: Math.round(total * 0.2),
    CRITICAL: index % 4 === 0 ? 4 : 1,
  },
}));

export const SEVERITY_SERIES = [
  { key: 'LOW', label: 'Low', colorVar: '--low-fill' },
  { key: 'MEDIUM', label: 'Medium', colorVar: '--medium-fill' },
  { key: 'HIGH', label: 'High', colorVar: '--high-fill' },
  { key: 'CRITICAL', label: 'Critical', colorVar: '--critical-fill' },
];

export const SAMPLE_FACETS: Facet[] = [
  {
    key: 'severity',
    label: 'Severity',
    values: [
      { value: 'CRITICAL', label: 'Critical', count: 111 },
      { value: 'HIGH', label: 'High', count: 372 },
      { value: 'MEDIUM', label: 'Medium', count: 774 },
      { value: 'LOW', label: 'Low', count: 0 },
    ],
  },
  {
    key: 'destination',
    label: 'Destination',
    values: [...TO, 'Copilot', 'Messages', 'Dropbox', 'Public'].map((name, index) => ({
      value: name,
      label: name,
      count: 600 - index * 47,
    })),
  },
];

export const SAMPLE_CONDITION: ConditionNode = {
  all: [
    { f: 'destination.managed', op: 'eq', v: 'no' },
    {
      any: [
        { f: 'object.classes', op: 'anyOf', v: ['Card number', 'IBAN'] },
        { f: 'object.label', op: 'eq', v: 'Restricted' },
      ],
    },
    { not: { f: 'actor.department', op: 'in', v: ['Finance', 'Legal'] } },
    { f: 'object.bytes', op: 'gte', v: 1_048_576 },
  ],
};

export const SAMPLE_RESULTS: ConditionResults = {
  '': { isTrue: true },
  '0': { isTrue: true, seen: 'no' },
  '1': { isTrue: true },
  '1.0': { isTrue: true, seen: ['Card number', 'Full name'] },
  '1.1': { isTrue: false, seen: 'Internal' },
  '2': { isTrue: true },
  '2.0': { isTrue: false, seen: 'Engineering' },
  '3': { isTrue: null, seen: null },
};

export const SAMPLE_NAMES: readonly string[] = [...DRAWN_NAMES, 'files.example.net'];
