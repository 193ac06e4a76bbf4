import type { Condition } from '@waybill/contract';
import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { endsWithOne } from '../text-conditions.ts';

/** Trails, lakes of events, logs of networks, of names and of databases. */
const OF_AMAZON: Condition = {
  all: [
    { f: 'source', op: 'in', v: ['AWS', 'AWS S3'] },
    {
      any: [
        { f: 'extra.weakened', op: 'eq', v: 'access log' },
        {
          f: 'operation',
          op: 'in',
          v: [
            'StopLogging',
            'DeleteTrail',
            'DeleteEventDataStore',
            'StopEventDataStoreIngestion',
            'DeleteFlowLogs',
            'DeleteResolverQueryLogConfig',
            'DisassociateResolverQueryLogConfig',
            'StopActivityStream',
          ],
        },
      ],
    },
  ],
};

const OF_GOOGLE: Condition = {
  all: [
    { f: 'source', op: 'eq', v: 'Google Cloud' },
    endsWithOne('operation', [
      'ConfigServiceV2.DeleteSink',
      'ConfigServiceV2.UpdateSink',
      'ConfigServiceV2.DeleteBucket',
      'ConfigServiceV2.CreateExclusion',
      'ConfigServiceV2.UpdateExclusion',
      'ConfigServiceV2.UpdateSettings',
      'LoggingServiceV2.DeleteLog',
    ]),
  ],
};

const OF_AZURE: Condition = {
  all: [
    { f: 'source', op: 'eq', v: 'Azure' },
    endsWithOne('operation', [
      'microsoft.insights/diagnosticsettings/delete',
      'microsoft.insights/logprofiles/delete',
      'microsoft.insights/datacollectionrules/delete',
      'microsoft.network/networkwatchers/delete',
      'microsoft.network/networkwatchers/flowlogs/delete',
      'microsoft.operationalinsights/workspaces/delete',
    ]),
  ],
};

const OF_MICROSOFT_365: Condition = {
  all: [
    { f: 'source', op: 'in', v: ['Exchange', 'Microsoft 365'] },
    {
      f: 'operation',
      op: 'in~',
      v: [
        'Set-AdminAuditLogConfig',
        'Set-MailboxAuditBypassAssociation',
        'Remove-UnifiedAuditLogRetentionPolicy',
      ],
    },
  ],
};

const OF_OTHERS: Condition = {
  all: [
    { f: 'source', op: 'in', v: ['GitHub', 'Slack', 'Okta'] },
    {
      f: 'operation',
      op: 'in',
      v: [
        'audit_log_streaming.destroy',
        'audit_log_streaming.update',
        'ekm_logging_config_set',
        'system.log_stream.lifecycle.deactivate',
        'system.log_stream.lifecycle.delete',
      ],
    },
  ],
};

export const policy = defineBuiltinPolicy({
  key: 'audit-log-weakened',
  version: 1,
  name: 'Audit log disabled, deleted or redirected',
  description:
    'An audit log or its export was disabled, deleted or changed. Later actions may leave no trace. ' +
    'This often precedes data theft.',
  group: 'protection',
  reason: 'Without the log, later actions cannot be detected or proven.',
  techniques: ['T1562.008'],
  needs: 'Audit logs of the cloud, Microsoft 365, GitHub, Slack or Okta',
  since: 1,
  severity: 'HIGH',
  title: 'Audit log disabled, deleted or redirected',
  condition: {
    all: [
      { any: [OF_AMAZON, OF_GOOGLE, OF_AZURE, OF_MICROSOFT_365, OF_OTHERS] },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor'],
  window: null,
  examples: {
    match: [
      { source: 'AWS', vendorOperation: 'StopLogging', object: { kind: 'setting' } },
      { source: 'AWS S3', vendorOperation: 'PutBucketLogging', extra: { weakened: 'access log' } },
      {
        source: 'Google Cloud',
        vendorOperation: 'google.logging.v2.ConfigServiceV2.DeleteSink',
      },
      { source: 'Azure', vendorOperation: 'MICROSOFT.INSIGHTS/DIAGNOSTICSETTINGS/DELETE' },
      { source: 'GitHub', vendorOperation: 'audit_log_streaming.destroy' },
    ],
    noMatch: [
      { source: 'AWS', vendorOperation: 'StartLogging' },
      { source: 'AWS', vendorOperation: 'DeleteTrail', outcome: 'failure' },
      { source: 'Google Cloud', vendorOperation: 'google.logging.v2.ConfigServiceV2.CreateSink' },
      { source: 'Azure', vendorOperation: 'microsoft.insights/diagnosticsettings/write' },
    ],
  },
});
