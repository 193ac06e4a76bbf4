import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { BY_PERSON, objectsWithin } from '../bulk.ts';

/** Extensions of files that people write programs in. */
const SOURCE_EXTENSIONS = [
  'c',
  'cc',
  'cpp',
  'cs',
  'go',
  'h',
  'hpp',
  'java',
  'js',
  'jsx',
  'kt',
  'm',
  'mm',
  'php',
  'py',
  'rb',
  'rs',
  'scala',
  'sql',
  'swift',
  'tf',
  'ts',
  'tsx',
  'vue',
];

export const policy = defineBuiltinPolicy({
  key: 'source-files-uploaded-in-bulk',
  version: 1,
  name: 'Source files uploaded in bulk',
  description:
    'One person uploaded at least 15 different source files to websites outside within 60 minutes.',
  group: 'code',
  reason: 'Source code reveals how the product works and often contains secrets.',
  techniques: ['T1567'],
  needs: 'The browser extension or the endpoint agent',
  since: 2,
  severity: 'MEDIUM',
  title: 'Source files uploaded in bulk',
  condition: {
    all: [
      ...BY_PERSON,
      { f: 'category', op: 'eq', v: 'Web Upload' },
      { f: 'object.extension', op: 'in~', v: SOURCE_EXTENSIONS },
    ],
  },
  groupBy: ['actor'],
  window: objectsWithin(15, 60),
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        movement: 'upload',
        category: 'Web Upload',
        object: { kind: 'file', extension: 'ts' },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'service' },
        source: 'Extension',
        movement: 'upload',
        category: 'Web Upload',
        object: { kind: 'file', extension: 'ts' },
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        movement: 'upload',
        category: 'Web Upload',
        object: { kind: 'file', extension: 'ts' },
        outcome: 'failure',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Extension',
        movement: 'upload',
        category: 'Web Upload',
        object: { kind: 'file', extension: 'pdf' },
      },
    ],
  },
});
