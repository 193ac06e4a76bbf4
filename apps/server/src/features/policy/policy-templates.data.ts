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

/** Goals to begin a policy from: what is to be kept from happening, not which law asks for it. */
export const POLICY_TEMPLATES: readonly PolicyTemplate[] = [
  template({
    templateId: 'sensitive-to-outside',
    name: 'Sensitive data leaves the organisation',
    description:
      'Contents of high sensitivity are shared with, sent to or uploaded to a place outside.',
    goal: 'leaving',
    rule: {
      title: 'Sensitive data to outside',
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
    description: 'Files are uploaded to storage that the organisation does not manage.',
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
    name: 'Contents in chat assistants',
    description: 'Texts or files are pasted or uploaded into ChatGPT or Copilot.',
    goal: 'assistants',
    rule: {
      title: 'Content given to a chat assistant',
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
    name: 'Copies onto external storage',
    description: 'Files are copied onto a stick or disk.',
    goal: 'leaving',
    rule: {
      title: 'Copy onto external storage',
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
    name: 'Many downloads by one person',
    description: 'One person downloads more different objects within an hour than work asks for.',
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
    name: 'Data of one source to outside',
    description:
      'Whatever it is called by then: data that began in one system reaches a place outside.',
    goal: 'origin',
    rule: {
      title: 'Data of the source to outside',
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
    name: 'Opened to everyone with the link',
    description:
      'Somebody makes an object readable for anyone who holds its link, or for the public.',
    goal: 'exposure',
    rule: {
      title: 'Opened to everyone',
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
