import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { endsWithOne } from '../text-conditions.ts';

export const policy = defineBuiltinPolicy({
  key: 'threat-detection-disabled',
  version: 1,
  name: 'Threat detection disabled',
  description: 'A cloud service that detects attacks or sensitive data was disabled or removed.',
  group: 'protection',
  reason: 'Attackers disable monitoring before they continue.',
  techniques: ['T1562.001'],
  needs: 'AWS CloudTrail, Azure or Google Cloud audit logs',
  since: 2,
  severity: 'HIGH',
  title: 'Threat detection disabled',
  condition: {
    all: [
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          {
            all: [
              { f: 'source', op: 'in', v: ['AWS'] },
              {
                f: 'operation',
                op: 'in~',
                v: [
                  'DeleteDetector',
                  'StopMonitoringMembers',
                  'DisassociateFromMasterAccount',
                  'DisassociateMembers',
                  'DisableMacie',
                  'DisableSecurityHub',
                  'DisableOrganizationAdminAccount',
                  'DeleteConfigurationRecorder',
                  'StopConfigurationRecorder',
                  'DeleteConfigRule',
                  'DisableInspector2',
                ],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Azure' },
              endsWithOne('operation', [
                'microsoft.security/securitycontacts/delete',
                'microsoft.security/alertssuppressionrules/write',
                'microsoft.securityinsights/alertrules/delete',
                'microsoft.security/workspacesettings/delete',
              ]),
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Google Cloud' },
              endsWithOne('operation', [
                'SecurityCenter.DeleteNotificationConfig',
                'SecurityCenter.CreateMuteConfig',
                'SecurityCenter.UpdateSecurityCenterService',
              ]),
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS',
        vendorOperation: 'DeleteDetector',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Azure',
        vendorOperation: 'Microsoft.SecurityInsights/alertRules/delete',
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'AWS',
        vendorOperation: 'CreateDetector',
      },
      {
        actorKey: 'dana@example.com',
        actor: { kind: 'person' },
        source: 'Azure',
        vendorOperation: 'Microsoft.SecurityInsights/alertRules/write',
      },
    ],
  },
});
