import type { Leaf, PolicyContent, PolicyRule } from '@waybill/contract';
import { BLANK_CONTENT, ruleWith } from './evaluation/policy-content.ts';

export interface PolicyTemplate {
  templateId: string;
  name: string;
  description: string;
  goal: string;
  content: PolicyContent;
}

const HOUR_MS = 3_600_000;

type Written = Omit<PolicyTemplate, 'content'> & {
  rule: Pick<PolicyRule, 'title' | 'severity' | 'condition'> & Partial<PolicyRule>;
};

function template({ rule, ...about }: Written): PolicyTemplate {
  const { name, description } = about;
  const made = ruleWith({ id: 'main', name, ...rule });
  return { ...about, content: { ...BLANK_CONTENT, name, description, rules: [made] } };
}

const succeeded: Leaf = { f: 'outcome', op: 'ne', v: 'failure' };

/** Goals to start a policy from: what should be prevented, not which law requires it. */
export const POLICY_TEMPLATES: readonly PolicyTemplate[] = [
  template({
    templateId: 'sensitive-to-outside',
    name: 'Sensitive data leaves the organization',
    description:
      'Highly sensitive content is shared with, sent to or uploaded to an external destination.',
    goal: 'leaving',
    rule: {
      title: 'Sensitive data sent to an external destination',
      severity: 'HIGH',
      condition: {
        all: [
          { f: 'data.sensitivity', op: 'gte', v: 3 },
          {
            any: [
              { f: 'destination.outside', op: 'eq', v: 'yes' },
              { f: 'recipients.outside', op: 'eq', v: 'yes' },
              { f: 'visibility.after', op: 'in', v: ['link', 'public'] },
            ],
          },
          succeeded,
        ],
      },
      groupBy: ['actor', 'destination'],
    },
  }),
  template({
    templateId: 'upload-to-personal-storage',
    name: 'Uploads to personal storage',
    description: 'Files are uploaded to storage the organization does not manage.',
    goal: 'leaving',
    rule: {
      title: 'Upload to personal storage',
      severity: 'MEDIUM',
      condition: {
        all: [
          { f: 'movement', op: 'eq', v: 'upload' },
          {
            f: 'destination.name',
            op: 'in',
            v: ['Dropbox', 'Google Drive', 'pastebin', 'WhatsApp'],
          },
          { f: 'destination.managed', op: 'ne', v: 'yes' },
          succeeded,
        ],
      },
    },
  }),
  template({
    templateId: 'paste-into-assistants',
    name: 'Content in AI chat assistants',
    description: 'Text or files are pasted or uploaded to ChatGPT or Copilot.',
    goal: 'assistants',
    rule: {
      title: 'Content submitted to an AI chat assistant',
      severity: 'MEDIUM',
      condition: {
        all: [
          { f: 'action', op: 'in', v: ['Paste', 'Upload', 'Send'] },
          { f: 'destination.name', op: 'in', v: ['ChatGPT', 'Copilot'] },
        ],
      },
    },
  }),
  template({
    templateId: 'copies-to-external-storage',
    name: 'Copies to removable storage',
    description: 'Files are copied to a USB stick or external disk.',
    goal: 'leaving',
    rule: {
      title: 'File copied to removable storage',
      severity: 'MEDIUM',
      condition: {
        all: [
          { f: 'destination.kind', op: 'eq', v: 'external_storage' },
          { f: 'movement', op: 'in', v: ['copy', 'download', 'upload'] },
        ],
      },
    },
  }),
  template({
    templateId: 'many-downloads',
    name: 'Mass download by one person',
    description: 'One person downloads unusually many distinct objects within an hour.',
    goal: 'collecting',
    rule: {
      title: 'Many downloads',
      severity: 'MEDIUM',
      condition: {
        all: [
          { f: 'movement', op: 'eq', v: 'download' },
          { f: 'actor.key', op: 'exists' },
          succeeded,
        ],
      },
      groupBy: ['actor'],
      threshold: {
        metric: 'objects',
        threshold: 50,
        windowMs: HOUR_MS,
        episodeGapMs: 6 * HOUR_MS,
        groupBy: ['actor'],
      },
    },
  }),
  template({
    templateId: 'from-a-source',
    name: 'Data from one source sent to an external destination',
    description:
      'Data that originated in one system reaches an external destination, even after renaming.',
    goal: 'origin',
    rule: {
      title: 'Data from the source sent to an external destination',
      severity: 'HIGH',
      condition: {
        all: [
          { f: 'lineage.origins', op: 'originIn', v: ['Snowflake'] },
          {
            any: [
              { f: 'destination.outside', op: 'eq', v: 'yes' },
              { f: 'recipients.outside', op: 'eq', v: 'yes' },
            ],
          },
        ],
      },
    },
  }),
  template({
    templateId: 'opened-to-everyone',
    name: 'Shared with anyone with the link',
    description: 'An object becomes accessible to anyone with the link or to the public.',
    goal: 'exposure',
    rule: {
      title: 'Object shared publicly',
      severity: 'HIGH',
      condition: {
        all: [
          { f: 'visibility.widened', op: 'eq', v: true },
          { f: 'visibility.after', op: 'in', v: ['link', 'public'] },
          succeeded,
        ],
      },
      groupBy: ['actor', 'object'],
    },
  }),
];
