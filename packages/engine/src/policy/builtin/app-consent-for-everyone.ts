import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'app-consent-for-everyone',
  version: 1,
  name: 'App granted access for the whole organization',
  description:
    'An administrator gave an app access to the mail, files or messages of everybody in the organization. Apps of Microsoft itself do not count.',
  group: 'access',
  reason:
    'One consent by an administrator lets an app read the data of every person, also when nobody uses it.',
  techniques: ['T1528', 'T1098.003'],
  needs: 'Entra or Microsoft 365 audit logs',
  since: 2,
  severity: 'HIGH',
  title: 'App granted access to everybody’s data',
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
      {
        f: 'object.id',
        op: 'notIn~',
        v: [
          '1fec8e78-bce4-4aaf-ab1b-5451cc387264',
          '4765445b-32c6-49b0-83e6-1d93765276ca',
          'de8bc8b5-d9f9-48b1-a8ad-b748da725064',
          '27922004-5251-4030-b22d-91ecd9a37ea4',
          'b26aadf8-566f-4478-926f-589f601d9c74',
          '1950a258-227b-4e31-a9cf-717495945fc2',
          '04b07795-8ddb-461a-bbee-02f9e1bf7b46',
          '14d82eec-204b-4c2f-b7e8-296a70dab67e',
          'd3590ed6-52b3-4102-aeff-aad2292ab01c',
          '00000002-0000-0ff1-ce00-000000000000',
          '00000003-0000-0ff1-ce00-000000000000',
          '89bee1f7-5e6e-4d8a-9f3d-ecd601259da7',
          '57336123-6e14-4acc-8dcf-287b6088aa28',
          'af124e86-4e96-495a-b70a-90f90ab96707',
          'ab9b8c07-8f02-4f72-87fa-80105867a763',
        ],
      },
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
