import { compilePolicies } from '../policy/compile-policies.ts';
import { defineDetector } from './define-detector.ts';

const ID = '__kebab__';

const POLICIES = compilePolicies([
  {
    key: ID,
    version: 1,
    name: '__Title__',
    description: 'An executable was uploaded to a place outside.',
    origin: '__origin__',
    severity: 'MEDIUM',
    condition: {
      all: [
        { f: 'action', op: 'eq', v: 'Upload' },
        { f: 'object.extension', op: 'in~', v: ['exe', 'msi'] },
        { f: 'object.name', op: 'exists' },
      ],
    },
    groupBy: ['actor', 'object'],
    window: null,
    title: '__Title__',
  },
]);

/** Judges one event by itself; its condition is its own and is explained leaf by leaf. */
export const detector = defineDetector({
  id: ID,
  origin: '__origin__',
  type: 'Policy',
  inputs: ['action', 'object.extension', 'object.name'],
  evaluate(event) {
    return POLICIES.evaluate(event).map(({ policy, leaves }) => ({
      detectorId: ID,
      origin: policy.origin,
      policy,
      leaves,
    }));
  },
  examples: [
    { facts: { action: 'Upload', object: { name: 'setup.EXE', extension: 'EXE' } }, hits: [ID] },
    { facts: { action: 'Upload', object: { name: 'plan.pdf', extension: 'pdf' } }, hits: [] },
    { facts: { action: 'View', object: { name: 'setup.exe', extension: 'exe' } }, hits: [] },
  ],
});
