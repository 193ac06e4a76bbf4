import { BUILTIN_POLICIES } from '@waybill/engine';
import type { GeneratedFile } from './write-if-changed.ts';

/** docs/guides/built-in-policies.md: every policy that comes with the product, the most severe first. */
export function policiesDoc(): GeneratedFile {
  const policies = BUILTIN_POLICIES.toSorted(
    (left, right) => ORDER.indexOf(left.severity) - ORDER.indexOf(right.severity),
  );
  const lines = [
    '# Built-in policies',
    '',
    'Written by `npm run gen` from `packages/engine/src/policy/builtin`, one file for each policy, with examples of',
    'what it matches and what it leaves alone.',
    '',
    'A new organization is monitored from its first record on. Built-in policies are read-only: add an exception for',
    'what is allowed, or pause one. They suggest a severity, which gives way to what is known of the data and where it',
    'went ([severity](severity.md)).',
    '',
    '| Policy | Suggests | Matches |',
    '| --- | --- | --- |',
    ...policies.map(
      ({ key, severity, name, description }) =>
        `| \`${key}\` | ${severity} | **${name}.** ${description} |`,
    ),
    '',
  ];
  return { file: 'docs/guides/built-in-policies.md', text: lines.join('\n') };
}

const ORDER = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];
