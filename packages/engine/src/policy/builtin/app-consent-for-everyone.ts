import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { TRUSTED_APP } from '../trusted-apps.data.ts';

export const policy = defineBuiltinPolicy({
  key: 'app-consent-for-everyone',
  version: 2,
  name: 'App granted access for the whole organization',
  description:
    'An administrator gave an app access to the mail, files or messages of everyone in the organization. Microsoft apps and apps from verified publishers are excluded.',
  group: 'access',
  reason: 'One administrator consent lets an app read everyone’s data, even if no one uses it.',
  techniques: ['T1528', 'T1098.003'],
  needs: 'Entra or Microsoft 365 audit logs; Entra applications to identify verified publishers',
  since: 2,
  severity: 'HIGH',
  title: 'App granted access to everyone’s data',
  condition: {
    all: [
      {
        f: 'source',
        op: 'in',
        v: ['Entra', 'Microsoft 365'],
      },
      {
        f: 'extra.consent',
        op: 'eq',
        v: 'everyone',
      },
      {
        any: [
          {
            f: 'extra.scopes',
            op: 'contains~',
            v: 'Mail.',
          },
          {
            f: 'extra.scopes',
            op: 'contains~',
            v: 'Files.Read',
          },
          {
            f: 'extra.scopes',
            op: 'contains~',
            v: 'Sites.',
          },
          {
            f: 'extra.scopes',
            op: 'contains~',
            v: 'Chat.Read',
          },
          {
            f: 'extra.scopes',
            op: 'contains~',
            v: 'ChannelMessage.Read',
          },
          {
            f: 'extra.scopes',
            op: 'contains~',
            v: 'Notes.Read',
          },
          {
            f: 'extra.scopes',
            op: 'contains~',
            v: 'Contacts.Read',
          },
          {
            f: 'extra.scopes',
            op: 'contains~',
            v: 'Directory.ReadWrite',
          },
          {
            f: 'extra.scopes',
            op: 'contains~',
            v: 'full_access_as_app',
          },
          {
            f: 'extra.scopes',
            op: 'contains~',
            v: 'EWS.AccessAsUser',
          },
          {
            f: 'extra.scopes',
            op: 'contains~',
            v: 'MailboxSettings.ReadWrite',
          },
        ],
      },
      { not: TRUSTED_APP },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Entra',
        vendorOperation: 'Consent to application.',
        object: {
          kind: 'application',
          id: '4b7f7990-2ff9-4cbe-ab4c-4c0a2b553db1',
        },
        extra: {
          consent: 'everyone',
          scopes: 'Mail.ReadWrite Mail.Send',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Entra',
        vendorOperation: 'Consent to application.',
        extra: {
          consent: 'person',
          scopes: 'Mail.Read',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Entra',
        vendorOperation: 'Consent to application.',
        object: {
          kind: 'application',
          id: '1fec8e78-bce4-4aaf-ab1b-5451cc387264',
        },
        extra: {
          consent: 'everyone',
          scopes: 'Mail.Read',
        },
      },
    ],
  },
});
