import { POLICY_GROUPS, type PolicyGroup } from '@waybill/contract';
import { BUILTIN_POLICIES, type BuiltinPolicy } from '@waybill/engine';
import { POLICY_ALERTS } from './policy-alerts.data.ts';
import type { GeneratedFile } from './write-if-changed.ts';

/**
 * docs/guides/built-in-policies.md: every policy that comes with the product, by group, the most severe
 * first.
 */
export function policiesDoc(): GeneratedFile {
  const lines = [
    '# Built-in policies',
    '',
    'Written by `npm run gen` from `packages/engine/src/policy/builtin`, one file for each policy, with examples of',
    'what it matches and what it leaves alone.',
    '',
    `The product comes with ${BUILTIN_POLICIES.length} policies. A new organization is monitored from its first record on.`,
    'Built-in policies are read-only: add an exception for what is allowed, or pause one. They suggest a severity, which',
    'gives way to what is known about the data and where it went ([severity](severity.md)). After an upgrade, new policies',
    'simulate until you accept them ([upgrade](upgrade.md)).',
    '',
    '**Alerts** are per week and 1,000 people, measured with `npm run eval -- policies` in generated organizations in',
    'which nothing goes wrong. “Not measured” means that these organizations have no such events, so that a count would',
    'say nothing. A back-test in the console gives you your own numbers.',
    ...POLICY_GROUPS.flatMap(groupLines),
    '',
  ];
  return { file: 'docs/guides/built-in-policies.md', text: lines.join('\n') };
}

const ORDER = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];

const TITLES: Readonly<Record<PolicyGroup, string>> = {
  leavers: 'Leavers',
  ai: 'AI tools',
  personal: 'Personal cloud and mail',
  removable: 'Removable media',
  printing: 'Printing',
  code: 'Source code',
  secrets: 'Secrets',
  business: 'CRM and HR data',
  mass: 'Mass access and deletion',
  sharing: 'Sharing',
  cloud: 'Cloud storage and snapshots',
  access: 'Access and admin changes',
  protection: 'Protection switched off',
  posture: 'Posture changes',
  vendor: 'Vendor findings',
};

/** What the policies of a group have in common. */
const NOTES: Partial<Record<PolicyGroup, string>> = {
  leavers:
    'Limits are lower than for everyone else. They apply from 90 days before the last day until 30 days after it.',
  mass: 'Limits are absolute, so that they work from the first day. Service accounts and bots do not count.',
  posture:
    'A setting became weaker, and no data has moved yet. Settings do not grow with people: alerts are per week and organization.',
  vendor: 'The severity of the vendor is where the score starts.',
};

function groupLines(group: PolicyGroup): string[] {
  const policies = BUILTIN_POLICIES.filter((policy) => policy.group === group).toSorted(
    (left, right) => ORDER.indexOf(left.severity) - ORDER.indexOf(right.severity),
  );
  const note = NOTES[group];
  return [
    '',
    `## ${TITLES[group]}`,
    '',
    ...(note === undefined ? [] : [note, '']),
    '| Policy | Suggests | Alerts | Matches | Why | Needs | ATT&CK |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...policies.map(policyLine),
  ];
}

function policyLine(policy: BuiltinPolicy): string {
  const { key, severity, name, description, reason, needs, techniques } = policy;
  const cells = [
    `\`${key}\``,
    severity,
    String(POLICY_ALERTS[key] ?? 'not measured'),
    `**${name}.** ${description}`,
    reason,
    needs,
    techniques.join(' ') || '–',
  ];
  return `| ${cells.join(' | ')} |`;
}
