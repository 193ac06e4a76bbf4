import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { endsWithOne } from '../text-conditions.ts';

export const policy = defineBuiltinPolicy({
  key: 'data-protection-weakened',
  version: 2,
  name: 'Data protection disabled',
  description:
    'A DLP rule, legal hold, information barrier, secret or data scan, ' +
    'encryption or public access block was removed or disabled.',
  group: 'protection',
  reason: 'Without the control, data can leave unnoticed.',
  techniques: ['T1562.001', 'T1562'],
  needs: 'Audit logs of Slack, Microsoft 365, GitHub, Google Cloud, AWS, Azure or Wiz',
  since: 1,
  severity: 'MEDIUM',
  title: 'Data protection disabled',
  condition: {
    all: [
      {
        any: [
          {
            all: [
              { f: 'extra.weakened', op: 'exists' },
              { f: 'extra.weakened', op: 'ne', v: 'access log' },
            ],
          },
          {
            f: 'operation',
            op: 'in~',
            v: [
              // Slack
              'native_dlp_rule_deactivated',
              'native_dlp_rule_edited',
              'native_dlp_violation_deleted',
              'barrier_deleted',
              'barrier_updated',
              'legal_hold_policy_released',
              'legal_hold_policy_updated',
              'legal_hold_policy_entities_deleted',
              'legal_hold_policy_exclusion_added',
              'ekm_unenrolled',
              // Microsoft 365
              'Remove-DlpPolicy',
              'Remove-DlpCompliancePolicy',
              'Remove-DlpComplianceRule',
              'Disable-DlpPolicy',
              'Remove-Label',
              'Remove-LabelPolicy',
              'Remove-InformationBarrierPolicy',
              'Remove-RetentionCompliancePolicy',
              'Remove-CaseHoldPolicy',
              'HoldRemoved',
              // GitHub
              'secret_scanning.disable',
              'secret_scanning_push_protection.disable',
              'repository_secret_scanning.disable',
              'repository_secret_scanning_push_protection.disable',
              'business_secret_scanning.disable',
              'business_secret_scanning_push_protection.disable',
              'repository_secret_scanning_push_protection_bypass_list.disable',
              // Wiz
              'DeleteDataClassifier',
              'UpdateDataClassifier',
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Google Cloud' },
              endsWithOne('operation', [
                'AccessContextManager.DeleteServicePerimeter',
                'AccessContextManager.UpdateServicePerimeter',
                'AccessContextManager.DeleteAccessLevel',
                'AccessContextManager.UpdateAccessLevel',
                'AccessContextManager.DeleteAccessPolicy',
                'DlpService.DeleteJobTrigger',
                'DlpService.DeleteInspectTemplate',
                'OrgPolicy.DeletePolicy',
              ]),
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
      { source: 'Slack', vendorOperation: 'native_dlp_rule_deactivated' },
      { source: 'Exchange', vendorOperation: 'Remove-DlpCompliancePolicy' },
      {
        source: 'AWS S3',
        vendorOperation: 'DeleteBucketPublicAccessBlock',
        extra: { weakened: 'public access block' },
      },
      { source: 'Azure', object: { kind: 'bucket' }, extra: { weakened: 'encryption' } },
    ],
    noMatch: [
      { source: 'Slack', vendorOperation: 'native_dlp_rule_created' },
      { source: 'AWS S3', vendorOperation: 'PutBucketLogging', extra: { weakened: 'access log' } },
      { source: 'GitHub', vendorOperation: 'secret_scanning.enable' },
      { source: 'Wiz', vendorOperation: 'DeleteDataClassifier', outcome: 'failure' },
    ],
  },
});
