import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'sharing-limits-relaxed',
  version: 1,
  name: 'Limits on sharing outside relaxed',
  description:
    'A setting of the whole organisation or of a site lets people share more with the outside than before: ' +
    'files, calendars, guests, forks, or another organisation.',
  severity: 'MEDIUM',
  title: 'Limits on sharing relaxed',
  condition: {
    all: [
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
              { f: 'extra.setting', op: 'matches~', v: 'SHARING_OUTSIDE_DOMAIN|EXTERNAL_SHARING' },
              { f: 'extra.after', op: 'exists' },
              {
                not: {
                  f: 'extra.after',
                  op: 'matches~',
                  v: 'NOT_ALLOWED|NO_ACCESS|SHOW_ONLY_FREE_BUSY|FREE_BUSY|DEFAULT|DISABLED|^(off|false|none)$',
                },
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Notion' },
              {
                f: 'operation',
                op: 'matches~',
                v: '^workspace\\.settings\\.\\w*(guest|public|export|external|sharing)',
              },
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
