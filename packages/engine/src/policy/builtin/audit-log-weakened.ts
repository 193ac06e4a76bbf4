import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'audit-log-weakened',
  version: 1,
  name: 'Audit log stopped, deleted or led elsewhere',
  description:
    'An audit log, or its export to where it is watched, was stopped, deleted or changed: what happens ' +
    'next may be seen by nobody. Whoever takes data away often does this first.',
  severity: 'MEDIUM',
  title: 'Audit log weakened',
  condition: {
    all: [
      {
        any: [
          { f: 'extra.weakened', op: 'eq', v: 'access log' },
          {
            f: 'operation',
            op: 'in~',
            v: [
              // AWS: trails, lakes of events, logs of networks, names and databases
              'StopLogging',
              'DeleteTrail',
              'DeleteEventDataStore',
              'StopEventDataStoreIngestion',
              'DeleteFlowLogs',
              'DeleteResolverQueryLogConfig',
              'DisassociateResolverQueryLogConfig',
              'StopActivityStream',
              // Microsoft 365
              'Set-AdminAuditLogConfig',
              'Set-MailboxAuditBypassAssociation',
              'Remove-UnifiedAuditLogRetentionPolicy',
              // GitHub, Slack, Okta
              'audit_log_streaming.destroy',
              'audit_log_streaming.update',
              'ekm_logging_config_set',
              'system.log_stream.lifecycle.deactivate',
              'system.log_stream.lifecycle.delete',
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Google Cloud' },
              {
                f: 'operation',
                op: 'matches~',
                v: '(ConfigServiceV\\d\\.(DeleteSink|UpdateSink|DeleteBucket|CreateExclusion|UpdateExclusion|UpdateCmekSettings|UpdateSettings)|LoggingServiceV\\d\\.DeleteLog)$',
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Azure' },
              {
                f: 'operation',
                op: 'matches~',
                v: '(microsoft\\.insights/(diagnosticsettings|logprofiles|datacollectionrules)|microsoft\\.network/networkwatchers(/flowlogs)?|microsoft\\.operationalinsights/workspaces)/delete$',
              },
            ],
          },
        ],
      },
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
