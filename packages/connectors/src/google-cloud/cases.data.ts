import type { ConnectorCase } from '../kit/connector-case.ts';
import type { VendorRecord } from '../kit/define-connector.ts';

const ENTRY = 'Cloud Logging, LogEntry';
const STORAGE = 'Cloud Audit Logs with Cloud Storage';
const IAM = 'Identity and Access Management audit logging';
const BIGQUERY = 'BigQuery audit logs overview';
const COMPUTE = 'Compute Engine audit logging';
const SQL = 'Cloud SQL audit logging';
const SECRETS = 'Secret Manager audit logging';
const GKE = 'Google Kubernetes Engine audit logging';
const LOGIN = 'Google Workspace login audit in Cloud Logging';
const PUBSUB = 'Pub/Sub, receive messages from push subscriptions';

const TIME = '2026-02-03T08:15:30.123456789Z';
const OCCURRED_AT = Date.UTC(2026, 1, 3, 8, 15, 30, 123);

interface Call {
  service: string;
  method: string;
  resource: string;
}

function entry({ service, method, resource }: Call, more: VendorRecord = {}): VendorRecord {
  return {
    insertId: 'i-1',
    logName: 'projects/harbor-prod/logs/cloudaudit.googleapis.com%2Fdata_access',
    timestamp: TIME,
    receiveTimestamp: '2026-02-03T08:15:31Z',
    severity: 'INFO',
    resource: { type: 'audited', labels: { project_id: 'harbor-prod', location: 'europe-north1' } },
    protoPayload: {
      '@type': 'type.googleapis.com/google.cloud.audit.AuditLog',
      serviceName: service,
      methodName: method,
      resourceName: resource,
      authenticationInfo: { principalEmail: 'Mara.Lind@harbor.example' },
      authorizationInfo: [{ permission: 'x.y.get', granted: true }],
      requestMetadata: { callerIp: '203.0.113.40', callerSuppliedUserAgent: 'gcloud/480' },
      status: {},
      ...more,
    },
  };
}

const OBJECT = 'projects/_/buckets/harbor-reports/objects/2026/ledger.xlsx';
const BUCKET = 'projects/_/buckets/harbor-reports';

function storage(method: string, more: VendorRecord = {}, resource = OBJECT): VendorRecord {
  return entry({ service: 'storage.googleapis.com', method, resource }, more);
}

function job(config: VendorRecord): VendorRecord {
  return entry(
    {
      service: 'bigquery.googleapis.com',
      method: 'google.cloud.bigquery.v2.JobService.InsertJob',
      resource: 'projects/harbor-prod/datasets/sales/tables/orders',
    },
    { metadata: { jobChange: { job: { jobConfig: config } } } },
  );
}

function added(member: string, role = 'roles/viewer', action = 'ADD'): VendorRecord {
  return { policyDelta: { bindingDeltas: [{ action, member, role }] } };
}

function login(event: string, parameters: VendorRecord[], more: VendorRecord = {}): VendorRecord {
  return entry(
    {
      service: 'login.googleapis.com',
      method: `google.login.LoginService.${event}`,
      resource: 'organizations/123',
    },
    { metadata: { event: [{ eventName: event, parameter: parameters }] }, ...more },
  );
}

const PROJECT = { service: 'cloudresourcemanager.googleapis.com', method: 'SetIamPolicy' };

/** Operations recognized by name alone. */
const NAMED: readonly [readonly string[], ConnectorCase['expect']][] = [
  [
    [
      'google.cloud.alloydb.v1.AlloyDBAdmin.ExecuteSql',
      'google.cloud.sql.v1.SqlInstancesService.ExecuteSql',
      'google.iam.admin.v1.IAM.CreateServiceAccountKey',
      'google.iam.credentials.v1.IAMCredentials.SignBlob',
      'google.iam.credentials.v1.IAMCredentials.GenerateAccessToken',
    ],
    { action: 'View', movement: 'none' },
  ],
  [
    [
      'google.cloud.alloydb.v1.AlloyDBAdmin.ExportCluster',
      'google.cloud.redis.v1.CloudRedis.ExportInstance',
      'google.cloud.memorystore.v1.Memorystore.ExportBackup',
      'google.cloud.metastore.v1.DataprocMetastore.ExportMetadata',
      'healthcare.projects.locations.datasets.fhirStores.export',
      'artifactregistry.projects.locations.repositories.files.download',
      'google.cloud.functions.v2.FunctionService.GenerateDownloadUrl',
      'google.cloud.aiplatform.v1.ModelService.ExportModel',
      'google.cloud.aiplatform.v1.DatasetService.ExportData',
      'google.cloud.asset.v1.AssetService.ExportAssets',
    ],
    { action: 'Download', movement: 'download' },
  ],
  [
    [
      'v1.compute.disks.createSnapshot',
      'google.bigtable.admin.v2.BigtableTableAdmin.CopyBackup',
      'google.spanner.admin.database.v1.DatabaseAdmin.CopyBackup',
      'google.logging.v2.ConfigServiceV2.CopyLogEntries',
    ],
    { action: 'Copy', movement: 'copy' },
  ],
];

const namedCases: readonly ConnectorCase[] = NAMED.flatMap(([operations, expected]) =>
  operations.map((operation) => ({
    operation,
    source: ENTRY,
    record: entry({
      service: 'x.googleapis.com',
      method: operation,
      resource: 'projects/harbor-prod',
    }),
    expect: expected,
  })),
);

export const cases: readonly ConnectorCase[] = [
  ...namedCases,
  {
    operation: 'storage.objects.get',
    source: STORAGE,
    record: storage('storage.objects.get'),
    expect: {
      source: 'Google Cloud',
      stream: 'audit-log',
      vendorOperation: 'storage.objects.get',
      vendorEventId: 'i-1',
      action: 'Download',
      movement: 'download',
      occurredAt: OCCURRED_AT,
      outcome: 'success',
      'actor.kind': 'person',
      'actor.email': 'mara.lind@harbor.example',
      'actor.name': 'Mara.Lind@harbor.example',
      'object.kind': 'file',
      'object.name': 'ledger.xlsx',
      'object.path': '2026/ledger.xlsx',
      'object.extension': 'xlsx',
      'origin.name': 'Google Cloud',
      'origin.container': 'harbor-reports',
      'origin.account': 'harbor-prod',
      'network.sourceIp': '203.0.113.40',
      cloudAccount: 'harbor-prod',
      cloudRegion: 'europe-north1',
    },
  },
  {
    operation: 'storage.objects.get, with a destination',
    source: STORAGE,
    record: storage('storage.objects.get', {
      metadata: { destination: 'projects/_/buckets/elsewhere/objects/ledger.xlsx' },
    }),
    expect: { 'destination.container': 'elsewhere', 'destination.kind': 'app' },
  },
  {
    operation: 'storage.objects.create',
    source: STORAGE,
    record: storage('storage.objects.create'),
    expect: {
      action: 'Upload',
      movement: 'upload',
      origin: null,
      'destination.container': 'harbor-reports',
    },
  },
  {
    operation: 'storage.objects.get, denied',
    source: STORAGE,
    record: storage('storage.objects.get', {
      authorizationInfo: [{ permission: 'storage.objects.get', granted: false }],
      status: { code: 7, message: 'denied' },
    }),
    expect: { action: 'Download', movement: 'none', outcome: 'failure', 'extra.error': 'denied' },
  },
  {
    operation: 'storage.objects.list',
    source: STORAGE,
    record: storage('storage.objects.list', {}, BUCKET),
    expect: { action: null, 'object.kind': 'bucket', 'object.name': 'harbor-reports' },
  },
  {
    operation: 'storage.setIamPermissions',
    source: STORAGE,
    record: storage('storage.setIamPermissions', { serviceData: added('allUsers') }, BUCKET),
    expect: {
      action: 'Share',
      movement: 'share',
      visibilityAfter: 'public',
      'recipients.0.kind': 'public',
      'extra.roles': 'roles/viewer',
    },
  },
  {
    operation: 'SetIamPolicy',
    source: IAM,
    record: entry(
      { ...PROJECT, resource: 'projects/harbor-prod' },
      {
        serviceData: added('user:pia.koch@partner.example', 'roles/editor'),
        request: { policy: { bindings: [{ role: 'roles/owner', members: ['user:a@b.example'] }] } },
      },
    ),
    expect: {
      action: 'Share',
      'recipients.0.address': 'pia.koch@partner.example',
      'recipients.1': undefined,
      visibilityAfter: null,
    },
  },
  {
    operation: 'SetIamPolicy, taken away',
    source: IAM,
    record: entry(
      { ...PROJECT, resource: 'projects/harbor-prod' },
      { serviceData: added('user:pia.koch@partner.example', 'roles/editor', 'REMOVE') },
    ),
    expect: { action: null, movement: 'none', recipients: [] },
  },
  {
    operation: 'cloudsql.instances.update',
    source: 'Cloud SQL audit logging',
    record: entry(
      {
        service: 'cloudsql.googleapis.com',
        method: 'cloudsql.instances.update',
        resource: 'projects/harbor-prod/instances/ledger',
      },
      {
        request: {
          body: { settings: { ipConfiguration: { authorizedNetworks: [{ value: '0.0.0.0/0' }] } } },
        },
      },
    ),
    expect: { movement: 'none', 'extra.internetPorts': 'all' },
  },
  {
    operation: 'InsertProjectOwnershipInvite',
    source: IAM,
    record: entry(
      { ...PROJECT, method: 'InsertProjectOwnershipInvite', resource: 'projects/harbor-prod' },
      { request: { member: 'user:eve@freemail.example', projectId: 'harbor-prod' } },
    ),
    expect: {
      action: 'Share',
      movement: 'share',
      'recipients.0.address': 'eve@freemail.example',
    },
  },
  {
    operation: 'v1.compute.disks.setIamPolicy',
    source: COMPUTE,
    record: entry(
      {
        service: 'compute.googleapis.com',
        method: 'v1.compute.disks.setIamPolicy',
        resource: 'projects/harbor-prod/zones/europe-north1-a/disks/ledger',
      },
      {
        request: {
          policy: {
            bindings: [
              {
                role: 'roles/owner',
                members: ['group:ops@harbor.example', 'domain:partner.example'],
              },
            ],
          },
        },
      },
    ),
    expect: {
      action: 'Share',
      'recipients.0.kind': 'group',
      'recipients.1.kind': 'domain',
      'object.name': 'ledger',
    },
  },
  {
    operation: 'google.iam.admin.v1.CreateServiceAccountKey',
    source: IAM,
    record: entry({
      service: 'iam.googleapis.com',
      method: 'google.iam.admin.v1.CreateServiceAccountKey',
      resource: 'projects/-/serviceAccounts/1234',
    }),
    expect: { action: null, 'object.kind': 'account', 'object.name': '1234' },
  },
  {
    operation: 'google.cloud.bigquery.v2.JobService.InsertJob, QUERY',
    source: BIGQUERY,
    record: job({ type: 'QUERY', queryConfig: { query: 'SELECT 1' } }),
    expect: {
      action: 'View',
      movement: 'none',
      'object.kind': 'database',
      'object.name': 'orders',
    },
  },
  {
    operation: 'google.cloud.bigquery.v2.JobService.InsertJob, EXPORT',
    source: BIGQUERY,
    record: job({ type: 'EXPORT', extractConfig: { destinationUris: ['gs://outbox/a.csv'] } }),
    expect: {
      action: 'Download',
      movement: 'download',
      'origin.container': 'sales',
      'destination.container': 'outbox',
    },
  },
  {
    operation: 'jobservice.jobcompleted',
    source: BIGQUERY,
    record: entry(
      {
        service: 'bigquery.googleapis.com',
        method: 'jobservice.jobcompleted',
        resource: 'projects/harbor-prod/jobs/j-1',
      },
      { serviceData: { jobCompletedEvent: { job: { jobConfiguration: { load: {} } } } } },
    ),
    expect: { action: 'Upload', movement: 'upload' },
  },
  {
    operation: 'cloudsql.instances.export',
    source: SQL,
    record: entry(
      {
        service: 'cloudsql.googleapis.com',
        method: 'cloudsql.instances.export',
        resource: 'projects/harbor-prod/instances/ledger',
      },
      { request: { body: { exportContext: { uri: 'gs://outbox/ledger.sql' } } } },
    ),
    expect: { action: 'Download', 'destination.container': 'outbox' },
  },
  {
    operation: 'google.cloud.secretmanager.v1.SecretManagerService.AccessSecretVersion',
    source: SECRETS,
    record: entry(
      {
        service: 'secretmanager.googleapis.com',
        method: 'google.cloud.secretmanager.v1.SecretManagerService.AccessSecretVersion',
        resource: 'projects/1/secrets/card-key/versions/2',
      },
      {
        authenticationInfo: { principalEmail: 'job@harbor-prod.iam.gserviceaccount.com' },
      },
    ),
    expect: { action: 'View', 'actor.kind': 'service' },
  },
  {
    operation: 'io.k8s.core.v1.pods.exec.create',
    source: GKE,
    record: entry(
      {
        service: 'k8s.io',
        method: 'io.k8s.core.v1.pods.exec.create',
        resource: 'core/v1/namespaces/pay/pods/api-0/exec',
      },
      {
        authenticationInfo: { principalEmail: 'system:serviceaccount:pay:job' },
        request: { command: ['tar', 'cf', '-', '/data'], container: 'api' },
      },
    ),
    expect: {
      action: 'CLI',
      'actor.kind': 'system',
      'actor.email': null,
      'process.commandLine': 'tar cf - /data',
    },
  },
  {
    operation: 'v1.compute.snapshots.insert',
    source: COMPUTE,
    record: entry({
      service: 'compute.googleapis.com',
      method: 'v1.compute.snapshots.insert',
      resource: 'projects/harbor-prod/global/snapshots/ledger-1',
    }),
    expect: { action: null, 'object.kind': 'snapshot', 'object.name': 'ledger-1' },
  },
  {
    operation: 'google.login.LoginService.emailForwardingOutOfDomain',
    source: LOGIN,
    record: login('emailForwardingOutOfDomain', [
      { name: 'email_forwarding_destination_address', value: 'Box@else.example' },
    ]),
    expect: {
      action: 'Send',
      movement: 'send',
      'recipients.0.address': 'box@else.example',
      'recipients.0.outside': 'yes',
      'extra.forwarding': 'mailbox',
      organization: '123',
    },
  },
  {
    operation: 'google.login.LoginService.accountDisabledHijacked',
    source: LOGIN,
    record: login(
      'accountDisabledHijacked',
      [{ name: 'affected_email_address', value: 'jon.vale@harbor.example' }],
      { authenticationInfo: {}, authorizationInfo: [] },
    ),
    expect: {
      'actor.email': 'jon.vale@harbor.example',
      targetUser: 'jon.vale@harbor.example',
      outcome: 'success',
    },
  },
  {
    operation: 'google.login.LoginService.loginFailure',
    source: LOGIN,
    record: login('loginFailure', []),
    expect: { outcome: 'failure', action: null },
  },
  {
    operation: 'LogEntry in lower-case names',
    source: ENTRY,
    record: {
      insertid: 'i-2',
      logname: 'projects/harbor-prod/logs/cloudaudit.googleapis.com%2Factivity',
      timestamp: '2026-02-03 08:15:30.123',
      protopayload: {
        at_sign_type: 'type.googleapis.com/google.cloud.audit.AuditLog',
        methodName: 'google.appengine.v1.Firewall.CreateIngressRule',
        resourceName: 'apps/harbor-prod',
        requestMetadata: { callerIP: '203.0.113.40' },
      },
    },
    expect: {
      vendorEventId: 'i-2',
      occurredAt: OCCURRED_AT,
      'network.sourceIp': '203.0.113.40',
      cloudAccount: 'harbor-prod',
    },
  },
  {
    operation: 'LogEntry pushed by Pub/Sub',
    source: PUBSUB,
    record: {
      subscription: 'projects/harbor-prod/subscriptions/audit',
      message: {
        messageId: '1',
        data: Buffer.from(JSON.stringify(storage('storage.objects.get'))).toString('base64'),
      },
    },
    expect: { vendorOperation: 'storage.objects.get', vendorEventId: 'i-1' },
  },
  {
    operation: 'LogEntry of an application',
    source: ENTRY,
    record: { insertId: 'i-3', timestamp: TIME, textPayload: 'started' },
    expect: { skipped: 'a log of an application, not an audit log' },
  },
  {
    operation: 'v1.compute.disks.setIamPolicy',
    source: COMPUTE,
    record: entry(
      {
        service: 'compute.googleapis.com',
        method: 'v1.compute.disks.setIamPolicy',
        resource: 'projects/harbor-prod/zones/europe-north1-a/disks/ledger',
      },
      {
        request: {
          policy: { bindings: [{ role: 'roles/owner', members: ['user:eve@freemail.example'] }] },
        },
      },
    ),
    expect: {
      movement: 'share',
      'object.kind': 'bucket',
      'recipients.0.address': 'eve@freemail.example',
    },
  },
  {
    operation: 'v1.compute.firewalls.insert',
    source: COMPUTE,
    record: entry(
      {
        service: 'compute.googleapis.com',
        method: 'v1.compute.firewalls.insert',
        resource: 'projects/harbor-prod/global/firewalls/open',
      },
      {
        request: {
          direction: 'INGRESS',
          sourceRanges: ['0.0.0.0/0'],
          alloweds: [{ IPProtocol: 'tcp', ports: ['3389', '22'] }],
        },
      },
    ),
    expect: { movement: 'none', 'object.kind': 'setting', 'extra.internetPorts': '22, 3389' },
  },
  {
    operation: 'v1.compute.firewalls.patch, for one network and outwards',
    source: COMPUTE,
    record: entry(
      {
        service: 'compute.googleapis.com',
        method: 'v1.compute.firewalls.patch',
        resource: 'projects/harbor-prod/global/firewalls/open',
      },
      { request: { direction: 'EGRESS', sourceRanges: ['0.0.0.0/0'], alloweds: [{}] } },
    ),
    expect: { 'extra.internetPorts': undefined },
  },
  {
    operation: 'storage.objects.get, copied to another project',
    source: STORAGE,
    record: storage('storage.objects.get', {
      metadata: { destination: 'projects/elsewhere/buckets/taken/objects/ledger.xlsx' },
    }),
    expect: { 'destination.container': 'taken', 'destination.account': 'elsewhere' },
  },
];
