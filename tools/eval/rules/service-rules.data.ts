import type { Condition } from '@waybill/contract';
import { has, isOne, type StatedRules } from './stated-rule.ts';

const DENIED = isOne('record.response.statusCode', 401, 403);
const DETAILS = 'record.additional_details';

/** A look-up of a domain that no one should ask for; the list of the rule's authors has this one. */
const ASKS_FOR_BAD_DOMAIN: Condition = {
  any: ['record.DomainName', 'record.event.DomainName', 'record.unknown_payload.DomainName'].map(
    (f) => isOne(f, 'baddomain.com'),
  ),
};

export const SERVICE_RULES: StatedRules = {
  'Anthropic.Activity.MCP.Server.Created': isOne('record.type', 'mcp_server_created'),
  'AppOmni.Alert.Passthrough': isOne('record.event.kind', 'alert'),
  'Auth0.Delete.TenantMember': {
    all: [
      isOne('record.data.details.request.channel', 'https://manage.auth0.com/'),
      isOne('record.data.description', 'Delete tenant member'),
    ],
  },
  // The details are JSON in a text, or the object itself; the risk has to be above 50.
  'Box.Shield.Anomalous.Download': {
    all: [
      isOne('record.event_type', 'SHIELD_ALERT'),
      {
        any: [
          {
            all: [
              has(DETAILS, '"rule_category"\\s*:\\s*"Anomalous Download"'),
              has(DETAILS, '"risk_score"\\s*:\\s*(5[1-9]|[6-9]\\d|[1-9]\\d\\d|50\\.\\d*[1-9])'),
            ],
          },
          {
            all: [
              isOne(`${DETAILS}.shield_alert.rule_category`, 'Anomalous Download'),
              { f: `${DETAILS}.shield_alert.risk_score`, op: 'gt', v: 50 },
            ],
          },
        ],
      },
    ],
  },
  'Box.Event.Triggered.Externally': {
    all: [
      { f: 'record.event_type', op: 'notIn', v: ['FAILED_LOGIN', 'SHIELD_ALERT'] },
      {
        any: [
          // Whoever is not signed in.
          isOne('record.created_by.id', '2'),
          {
            all: [
              { f: 'record.created_by.login', op: 'matches', v: '.' },
              { not: { f: 'record.created_by.login', op: 'endsWith', v: '@example.com' } },
            ],
          },
        ],
      },
    ],
  },
  'Crowdstrike.DNS.Request': {
    all: [
      ASKS_FOR_BAD_DOMAIN,
      {
        any: [
          { f: 'record.p_log_type', op: 'ne', v: 'Crowdstrike.FDREvent' },
          isOne('record.fdr_event_type', 'DnsRequest'),
        ],
      },
    ],
  },
  'Databricks.Audit.RepeatedUnauthorizedUCDataRequests': {
    all: [
      DENIED,
      {
        any: [
          {
            f: 'record.actionName',
            op: 'matches',
            v: 'generateTemporary(Table|Volume|Path)Credential',
          },
          isOne('record.serviceName', 'deltaSharingAccess'),
        ],
      },
    ],
  },
  'Databricks.Audit.TrufflehogScanDetected': {
    all: [
      { f: 'record.userAgent', op: 'contains', v: 'TruffleHog' },
      {
        not: {
          f: 'record.userAgent',
          op: 'matches',
          v:
            'Databricks-(Service/driver|Runtime)|Delta-Sharing-SparkStructuredStreaming|RawDBHttpClient|' +
            'mlflow-python|obsSDK-scala|wsfs|feature-store',
        },
      },
      {
        not: {
          f: 'record.requestParams.path',
          op: 'matches',
          v: '/(telemetry|delta-commit|health|metrics|status)',
        },
      },
      // Accounts of programs go by a number.
      {
        not: {
          f: 'record.userIdentity.email',
          op: 'matches~',
          v: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
        },
      },
    ],
  },
  'Github.Repo.VisibilityChange': isOne('record.action', 'repo.access'),
  'GitHub.Webhook.Modified': { f: 'record.action', op: 'startsWith', v: 'hook.' },
  'Microsoft365.External.Document.Sharing': {
    all: [
      { not: { f: 'record.SourceRelativeUrl', op: 'matches', v: '(^|/)External/' } },
      {
        any: [
          isOne('record.Operation', 'AnonymousLinkCreated'),
          {
            all: [
              isOne('record.Operation', 'AddedToSecureLink'),
              {
                f: 'record.TargetUserOrGroupName',
                op: 'matches~',
                v: '^[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,}$',
              },
              {
                not: {
                  f: 'record.TargetUserOrGroupName',
                  op: 'matches~',
                  v: '^exception@outsider\\.com$|@(mycompany|alloweddomain)\\.com$',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  'Salesforce.BulkAPI.DataExfiltration': isOne('record.EVENT_TYPE', 'BulkApiResultEventStore'),
  'Snowflake.Stream.TableCopiedIntoStage': {
    all: [
      isOne('record.QUERY_TYPE', 'UNLOAD'),
      isOne('record.EXECUTION_STATUS', 'SUCCESS'),
      { f: 'record.QUERY_TEXT', op: 'matches~', v: "^COPY\\s+INTO\\s+(\\$\\$|')?@[\\w.]" },
    ],
  },
  'Upwind.Detection.Posture.Passthrough': {
    all: [
      { f: 'record.severity', op: 'in~', v: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] },
      has('record.category', 'posture|cspm|misconfigur'),
      { not: has('record.category', 'api|vulnerab|network') },
    ],
  },
  'Zendesk.SensitiveDataRedactionOff': {
    all: [
      isOne('record.source_type', 'account_setting'),
      isOne('record.action', 'create', 'destroy'),
      isOne('record.source_label', 'Credit Card Redaction'),
    ],
  },
};
