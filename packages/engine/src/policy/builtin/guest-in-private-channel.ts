import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'guest-in-private-channel',
  version: 2,
  name: 'Guest in a private channel',
  description:
    'A guest or another organization was added to a private chat channel or team that is not open to the whole ' +
    'organisation.',
  group: 'sharing',
  reason: 'A guest can read the full channel history, not only new messages.',
  techniques: ['T1213.005'],
  needs: 'Slack or Microsoft Teams audit logs',
  since: 1,
  severity: 'LOW',
  title: 'Guest in a private channel',
  condition: {
    all: [
      { f: 'source', op: 'in', v: ['Slack', 'Microsoft Teams'] },
      { f: 'object.kind', op: 'in', v: ['channel', 'group'] },
      { f: 'movement', op: 'eq', v: 'share' },
      {
        any: [
          { f: 'recipients.outside', op: 'eq', v: 'yes' },
          // Connected with another organisation, whoever of it that is.
          {
            all: [
              { f: 'category', op: 'eq', v: 'External Share' },
              { f: 'visibility.after', op: 'eq', v: 'external' },
            ],
          },
        ],
      },
      { f: 'visibility.before', op: 'notIn', v: ['internal', 'link', 'public'] },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['container', 'recipients'],
  window: null,
  examples: {
    match: [
      {
        source: 'Slack',
        vendorOperation: 'guest_channel_join',
        movement: 'share',
        object: { kind: 'channel', id: 'C1', name: 'deals' },
        visibilityBefore: 'private',
        visibilityAfter: 'external',
        recipients: [{ address: 'kim@partner.example', domain: 'partner.example', outside: 'yes' }],
        recipientsOutside: 'yes',
      },
      {
        source: 'Microsoft Teams',
        vendorOperation: 'MemberAdded',
        movement: 'share',
        object: { kind: 'group', name: 'Board' },
        recipients: [{ address: 'kim@partner.example', domain: 'partner.example', outside: 'yes' }],
        recipientsOutside: 'yes',
      },
      {
        source: 'Slack',
        vendorOperation: 'external_shared_channel_connected',
        category: 'External Share',
        movement: 'share',
        object: { kind: 'channel', name: 'deals' },
        visibilityAfter: 'external',
      },
    ],
    noMatch: [
      {
        source: 'Slack',
        movement: 'share',
        object: { kind: 'channel', name: 'announcements' },
        visibilityBefore: 'internal',
        recipientsOutside: 'yes',
      },
      { source: 'Slack', movement: 'share', object: { kind: 'channel' }, recipientsOutside: 'no' },
      { source: 'Slack', movement: 'none', object: { kind: 'channel' }, recipientsOutside: 'yes' },
      { source: 'GitHub', movement: 'share', object: { kind: 'group' }, recipientsOutside: 'yes' },
    ],
  },
});
