import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { containsOne } from '../text-conditions.ts';
import { TRUSTED_APP } from '../trusted-apps.data.ts';

/** Permissions to read messages, mail, files or code of other people, as the vendors name them. */
const WIDE = [
  // Microsoft Graph and Exchange
  'Mail.Read',
  'Mail.Send',
  'Files.Read',
  'Sites.Read',
  'Sites.FullControl',
  'Sites.Manage',
  'Chat.Read',
  'ChannelMessage.Read',
  'Notes.Read',
  'Contacts.Read',
  'Directory.Read',
  'full_access_as_app',
  'EWS.AccessAsUser',
  // Slack
  ':history',
  'files:read',
  'search:read',
  // Google
  'auth/drive',
  'auth/gmail',
  'auth/admin.',
  'auth/cloud-platform',
  'auth/documents',
  'auth/spreadsheets',
  'mail.google.com',
];

export const policy = defineBuiltinPolicy({
  key: 'app-granted-data-access',
  version: 3,
  name: 'App granted access to mail, files, messages or code',
  description:
    'An app was granted permission to read mail, files, messages or code ' +
    'in the background. Vendor apps, and apps from verified publishers approved by an administrator, are excluded.',
  group: 'access',
  reason:
    'An app keeps its access after the person who installed it leaves or changes their password.',
  techniques: ['T1528', 'T1550.001'],
  needs:
    'Audit logs of Entra, Microsoft 365, Slack, Google Workspace or GitHub; Entra applications to identify ' +
    'verified publishers',
  since: 1,
  severity: 'MEDIUM',
  title: 'App granted access to mail, files, messages or code',
  condition: {
    all: [
      { f: 'source', op: 'in', v: ['Entra', 'Microsoft 365', 'Slack', 'Google Drive', 'GitHub'] },
      {
        any: [
          {
            all: [
              {
                f: 'operation',
                op: 'in~',
                v: [
                  // Entra; its records in the unified audit log end with a full stop
                  'Consent to application',
                  'Consent to application.',
                  'Add delegated permission grant',
                  'Add delegated permission grant.',
                  'Add app role assignment to service principal',
                  'Add app role assignment to service principal.',
                  // Slack
                  'app_installed',
                  'app_approved',
                  'app_scopes_expanded',
                  'bot_token_upgraded',
                  // Google Workspace, for everyone of the domain
                  'AUTHORIZE_API_CLIENT_ACCESS',
                ],
              },
              containsOne('extra.scopes', WIDE),
            ],
          },
          {
            f: 'operation',
            op: 'in~',
            v: [
              // Slack, if the record does not name the scope
              'app_resources_granted',
              // Google Workspace and GitHub: all of the domain, or repositories
              'ADD_APPLICATION',
              'integration_installation.create',
              'integration_installation.repositories_added',
            ],
          },
        ],
      },
      { not: TRUSTED_APP },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        source: 'Slack',
        vendorOperation: 'app_approved',
        extra: { scopes: 'files:read', reviewed: 'false' },
      },
      {
        source: 'Entra',
        vendorOperation: 'Consent to application',
        object: { kind: 'application', name: 'Mail helper' },
        extra: { scopes: 'User.Read Mail.Read' },
      },
      {
        source: 'Slack',
        vendorOperation: 'app_scopes_expanded',
        extra: { scopes: 'chat:write, im:history' },
      },
      {
        source: 'Google Drive',
        vendorOperation: 'AUTHORIZE_API_CLIENT_ACCESS',
        extra: { scopes: 'https://www.googleapis.com/auth/drive' },
      },
      { source: 'GitHub', vendorOperation: 'integration_installation.create' },
    ],
    noMatch: [
      {
        source: 'Entra',
        vendorOperation: 'Consent to application',
        extra: { scopes: 'Mail.Read', application: '1fec8e78-bce4-4aaf-ab1b-5451cc387264' },
      },
      {
        source: 'Slack',
        vendorOperation: 'app_approved',
        extra: { scopes: 'files:read', reviewed: 'true' },
      },
      {
        source: 'Entra',
        vendorOperation: 'Consent to application',
        extra: { scopes: 'User.Read openid' },
      },
      { source: 'Slack', vendorOperation: 'app_scopes_expanded', extra: { scopes: 'chat:write' } },
      {
        source: 'Entra',
        vendorOperation: 'Consent to application',
        extra: { scopes: 'Files.Read.All' },
        outcome: 'failure',
      },
      { source: 'GitHub', vendorOperation: 'integration_installation.destroy' },
    ],
  },
});
