import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { containsOne } from '../text-conditions.ts';

export const policy = defineBuiltinPolicy({
  key: 'sharing-limits-relaxed',
  version: 1,
  name: 'External sharing limits relaxed',
  description:
    'A setting of the organization or a site now allows more external sharing than before: ' +
    'files, calendars, guests, forks, or another organisation.',
  group: 'posture',
  reason: 'People can now share what was restricted before.',
  techniques: ['T1562', 'T1484'],
  needs: 'Audit logs of Google Workspace, Microsoft 365, GitHub or Notion',
  since: 1,
  severity: 'MEDIUM',
  title: 'Sharing limits relaxed',
  condition: {
    all: [
      {
        f: 'source',
        op: 'in',
        v: [
          'Google Drive',
          'SharePoint',
          'OneDrive',
          'Exchange',
          'Microsoft Teams',
          'Microsoft 365',
          'Entra',
          'GitHub',
          'Notion',
        ],
      },
      {
        any: [
          {
            f: 'operation',
            op: 'in~',
            v: [
              // Google Workspace
              'ADD_TRUSTED_DOMAINS',
              // Microsoft 365 and its directory
              'SharingPolicyChanged',
              'SharingCapabilityChanged',
              'New-SharingPolicy',
              'Set-SharingPolicy',
              'Set-CsTenantFederationConfiguration',
              'Add a partner to cross-tenant access setting',
              'Update a partner cross-tenant access setting',
              'Update the default cross-tenant access setting',
              // GitHub
              'private_repository_forking.enable',
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Google Drive' },
              containsOne('extra.setting', ['SHARING_OUTSIDE_DOMAIN', 'EXTERNAL_SHARING']),
              { f: 'extra.after', op: 'exists' },
              {
                not: {
                  any: [
                    { f: 'extra.after', op: 'in~', v: ['off', 'false', 'none', 'default'] },
                    containsOne('extra.after', [
                      'NOT_ALLOWED',
                      'NO_ACCESS',
                      'FREE_BUSY',
                      'DISABLED',
                    ]),
                  ],
                },
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Notion' },
              { f: 'operation', op: 'startsWith', v: 'workspace.settings.' },
              containsOne('operation', ['guest', 'public', 'export', 'external', 'sharing']),
              { f: 'extra.after', op: 'eq~', v: 'enabled' },
            ],
          },
        ],
      },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        source: 'Google Drive',
        vendorOperation: 'CHANGE_CALENDAR_SETTING',
        extra: { setting: 'SHARING_OUTSIDE_DOMAIN', after: 'READ_WRITE_ACCESS' },
      },
      { source: 'SharePoint', vendorOperation: 'SharingPolicyChanged' },
      {
        source: 'Notion',
        vendorOperation: 'workspace.settings.allow_guests_setting_updated',
        extra: { after: 'enabled' },
      },
    ],
    noMatch: [
      {
        source: 'Google Drive',
        vendorOperation: 'CHANGE_DOCS_SETTING',
        extra: { setting: 'SHARING_OUTSIDE_DOMAIN', after: 'SHARING_NOT_ALLOWED' },
      },
      {
        source: 'Notion',
        vendorOperation: 'workspace.settings.allow_guests_setting_updated',
        extra: { after: 'disabled' },
      },
      { source: 'SharePoint', vendorOperation: 'SharingPolicyChanged', outcome: 'failure' },
      { source: 'GitHub', vendorOperation: 'private_repository_forking.disable' },
    ],
  },
});
