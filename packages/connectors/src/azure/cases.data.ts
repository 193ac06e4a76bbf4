import type { ConnectorCase } from '../kit/connector-case.ts';
import type { VendorRecord } from '../kit/define-connector.ts';

const ACTIVITY = 'Azure Monitor activity log event schema';
const STORAGE = 'Azure Storage monitoring data reference, resource logs';
const VAULT = 'Azure Key Vault logging';
const PROVIDERS = 'Azure resource provider operations';
const PLATFORM = 'Resource logs of Azure Event Hubs';
const AKS = 'Monitor Azure Kubernetes Service, control plane logs';
const DEFENDER = 'Continuous export of Microsoft Defender for Cloud data';
const ALERTS = 'Security alerts schemas of Microsoft Defender for Cloud';

const SUBSCRIPTION = '0f0f0f0f-1111-4222-8333-555555555555';
const GROUP = `/subscriptions/${SUBSCRIPTION}/resourceGroups/harbor-rg`;
const ACCOUNT = `${GROUP}/providers/Microsoft.Storage/storageAccounts/harbordata`;
const DISK = `${GROUP}/providers/Microsoft.Compute/disks/ledger`;
const TIME = '2026-02-03T08:15:30.2500000Z';
const OCCURRED_AT = Date.UTC(2026, 1, 3, 8, 15, 30, 250);
const CLAIMS = {
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/upn': 'mara.lind@harbor.example',
  'http://schemas.microsoft.com/identity/claims/objectidentifier': 'oid-1',
  name: 'Mara Lind',
  appid: 'app-1',
};

function activity(
  operationName: string,
  resourceId: string,
  more: VendorRecord = {},
): VendorRecord {
  return {
    time: TIME,
    resourceId,
    operationName,
    category: 'Administrative',
    resultType: 'Success',
    callerIpAddress: '203.0.113.40',
    identity: { claims: CLAIMS },
    location: 'westeurope',
    tenantId: 'tenant-1',
    ...more,
  };
}

function storage(operationName: string, key: string, more: VendorRecord = {}): VendorRecord {
  const { properties, ...rest } = more;
  return {
    time: TIME,
    resourceId: `${ACCOUNT}/blobServices/default`,
    category: 'StorageRead',
    operationName,
    statusCode: 200,
    statusText: 'Success',
    callerIpAddress: '203.0.113.40:51820',
    identity: {
      type: 'OAuth',
      requester: { objectId: 'oid-1', upn: 'mara.lind@harbor.example', tenantId: 'tenant-1' },
    },
    location: 'westeurope',
    uri: `https://harbordata.blob.core.windows.net/${key}`,
    properties: {
      accountName: 'harbordata',
      userAgentHeader: 'azcopy/10.27',
      objectKey: `/harbordata/${key}`,
      ...(typeof properties === 'object' && properties),
    },
    ...rest,
  };
}

function vault(operationName: string, path: string, more: VendorRecord = {}): VendorRecord {
  return {
    time: TIME,
    category: 'AuditEvent',
    resourceId: `${GROUP}/PROVIDERS/MICROSOFT.KEYVAULT/VAULTS/HARBORKEYS`,
    operationName,
    resultType: 'Success',
    resultSignature: 'OK',
    callerIpAddress: '203.0.113.40',
    identity: { claim: { oid: 'oid-1', upn: 'mara.lind@harbor.example', appid: 'app-1' } },
    properties: {
      clientInfo: 'azsdk-net',
      httpStatusCode: 200,
      requestUri: `https://harborkeys.vault.azure.net${path}?api-version=7.4`,
    },
    ...more,
  };
}

const KUBE_LOG = {
  kind: 'Event',
  auditID: 'k-1',
  verb: 'create',
  requestURI: '/api/v1/namespaces/pay/pods/api-0/exec?command=tar&command=cf&command=-',
  stageTimestamp: TIME,
  user: { username: 'mara.lind@harbor.example' },
  sourceIPs: ['203.0.113.40'],
  userAgent: 'kubectl/v1.31',
  objectRef: { resource: 'pods', subresource: 'exec', namespace: 'pay', name: 'api-0' },
  responseStatus: { code: 101 },
};

/** Operations recognized by name alone. */
const NAMED: readonly [readonly string[], ConnectorCase['expect']][] = [
  [
    [
      'Microsoft.Storage/storageAccounts/regenerateKey/action',
      'Microsoft.Storage/storageAccounts/localUsers/listKeys/action',
      'Microsoft.Storage/storageAccounts/localUsers/regeneratePassword/action',
      'Microsoft.DocumentDB/databaseAccounts/regenerateKey/action',
      'Microsoft.ContainerRegistry/registries/generateCredentials/action',
    ],
    { action: 'View', movement: 'none' },
  ],
  [['Microsoft.Storage/storageAccounts/dataShares/write'], { action: 'Share', movement: 'share' }],
  [
    [
      'Microsoft.Compute/virtualMachines/capture/action',
      'Microsoft.ContainerRegistry/registries/importImage/action',
      'Microsoft.Sql/locations/longTermRetentionServers/longTermRetentionDatabases/longTermRetentionBackups/copy/action',
      'Microsoft.RecoveryServices/vaults/backupFabrics/protectionContainers/protectedItems/recoveryPoints/restore/action',
    ],
    { action: 'Copy', movement: 'copy' },
  ],
  [['Microsoft.Sql/servers/import/action'], { action: 'Upload', movement: 'upload' }],
  [
    ['Microsoft.RecoveryServices/vaults/backupJobsExport/action'],
    { action: 'Download', movement: 'download' },
  ],
];

const namedCases: readonly ConnectorCase[] = NAMED.flatMap(([operations, expected]) =>
  operations.map((operation) => ({
    operation,
    source: PROVIDERS,
    record: activity(operation, GROUP),
    expect: expected,
  })),
);

export const cases: readonly ConnectorCase[] = [
  ...namedCases,
  {
    operation: 'Microsoft.Network/networkSecurityGroups/write',
    source: ACTIVITY,
    record: {
      caller: 'mara.lind@harbor.example',
      claims: CLAIMS,
      eventTimestamp: TIME,
      submissionTimestamp: '2026-02-03T08:16:00Z',
      eventDataId: 'e-1',
      operationName: { value: 'Microsoft.Network/networkSecurityGroups/write' },
      category: { value: 'Administrative' },
      status: { value: 'Succeeded' },
      resourceId: `${GROUP}/providers/Microsoft.Network/networkSecurityGroups/front`,
      subscriptionId: SUBSCRIPTION,
      httpRequest: { clientIpAddress: '203.0.113.40', method: 'PUT' },
    },
    expect: {
      source: 'Azure',
      stream: 'activity-log',
      vendorOperation: 'Microsoft.Network/networkSecurityGroups/write',
      action: null,
      movement: 'none',
      occurredAt: OCCURRED_AT,
      outcome: 'success',
      vendorEventId: 'e-1',
      'actor.kind': 'person',
      'actor.email': 'mara.lind@harbor.example',
      'actor.id': 'oid-1',
      'object.name': 'front',
      'network.sourceIp': '203.0.113.40',
      cloudAccount: SUBSCRIPTION,
    },
  },
  {
    operation: 'Microsoft.Compute/disks/beginGetAccess/action',
    source: PROVIDERS,
    record: activity('MICROSOFT.COMPUTE/DISKS/BEGINGETACCESS/ACTION', DISK),
    expect: {
      action: 'Share',
      movement: 'share',
      visibilityAfter: 'link',
      'recipients.0.kind': 'link',
      'origin.container': 'ledger',
      'origin.account': SUBSCRIPTION,
      'object.kind': 'bucket',
    },
  },
  {
    operation: 'Microsoft.Storage/storageAccounts/listKeys/action',
    source: PROVIDERS,
    record: activity('Microsoft.Storage/storageAccounts/listKeys/action', ACCOUNT),
    expect: { action: 'View', movement: 'none', 'object.name': 'harbordata' },
  },
  {
    operation: 'Microsoft.Storage/storageAccounts/blobServices/containers/write',
    source: PROVIDERS,
    record: activity(
      'Microsoft.Storage/storageAccounts/blobServices/containers/write',
      `${ACCOUNT}/blobServices/default/containers/reports`,
      { properties: { requestbody: '{"properties":{"publicAccess":"Blob"}}' } },
    ),
    expect: { action: 'Share', visibilityAfter: 'public', 'recipients.0.kind': 'public' },
  },
  {
    operation: 'Microsoft.Authorization/roleAssignments/write',
    source: PROVIDERS,
    record: activity(
      'Microsoft.Authorization/roleAssignments/write',
      `${GROUP}/providers/Microsoft.Authorization/roleAssignments/r-1`,
    ),
    expect: { action: 'Share', movement: 'share', visibilityAfter: null },
  },
  {
    operation: 'Microsoft.Compute/virtualMachines/runCommand/action',
    source: PROVIDERS,
    record: activity(
      'Microsoft.Compute/virtualMachines/runCommand/action',
      `${GROUP}/providers/Microsoft.Compute/virtualMachines/vm-1`,
      { resultType: 'Failed', identity: { claims: { appid: 'app-9' } } },
    ),
    expect: {
      action: 'CLI',
      outcome: 'failure',
      'actor.kind': 'service',
      'actor.id': 'app-9',
      'object.kind': 'application',
    },
  },
  {
    operation: 'Microsoft.Sql/servers/databases/export/action',
    source: PROVIDERS,
    record: activity(
      'Microsoft.Sql/servers/databases/export/action',
      `${GROUP}/providers/Microsoft.Sql/servers/s1/databases/ledger`,
    ),
    expect: { action: 'Download', movement: 'download', 'object.kind': 'database' },
  },
  {
    operation: 'Microsoft.Compute/snapshots/write',
    source: PROVIDERS,
    record: activity(
      'Microsoft.Compute/snapshots/write',
      `${GROUP}/providers/Microsoft.Compute/snapshots/ledger-1`,
    ),
    expect: { action: 'Copy', movement: 'copy', 'object.kind': 'snapshot' },
  },
  {
    operation: 'Microsoft.Security/locations/alerts/activate/action',
    source: ACTIVITY,
    record: {
      eventTimestamp: TIME,
      eventDataId: 'e-2',
      category: { value: 'Security' },
      operationName: { value: 'Microsoft.Security/locations/alerts/activate/action' },
      resourceId: `/subscriptions/${SUBSCRIPTION}/providers/Microsoft.Security/locations/x/alerts/1`,
      status: { value: 'Active' },
      properties: {
        processName: 'c:\\tools\\report.pdf.exe',
        commandLine: 'report.pdf.exe -q',
        parentProcess: 'explorer.exe',
        Severity: 'High',
      },
    },
    expect: {
      vendorSeverity: 'High',
      'process.name': 'c:\\tools\\report.pdf.exe',
      'process.commandLine': 'report.pdf.exe -q',
      'process.parent': 'explorer.exe',
    },
  },
  {
    operation: 'GetBlob',
    source: STORAGE,
    record: storage('GetBlob', 'reports/2026/ledger.xlsx'),
    expect: {
      stream: 'storage-log',
      action: 'Download',
      movement: 'download',
      outcome: 'success',
      'actor.email': 'mara.lind@harbor.example',
      'actor.kind': 'person',
      'object.kind': 'file',
      'object.name': 'ledger.xlsx',
      'object.path': 'reports/2026/ledger.xlsx',
      'object.extension': 'xlsx',
      'object.url': 'https://harbordata.blob.core.windows.net/reports/2026/ledger.xlsx',
      'origin.name': 'Azure',
      'origin.container': 'reports',
      'origin.account': 'harbordata',
      'network.sourceIp': '203.0.113.40',
      cloudAccount: 'harbordata',
    },
  },
  {
    operation: 'GetBlob, refused',
    source: STORAGE,
    record: storage('GetBlob', 'reports/a.txt', {
      statusCode: 403,
      statusText: 'AuthorizationFailure',
    }),
    expect: { action: 'Download', movement: 'none', outcome: 'failure' },
  },
  {
    operation: 'GetBlob, by a signature',
    source: STORAGE,
    record: storage('GetBlob', 'reports/a.txt', {
      identity: { type: 'SAS', tokenHash: 'key1(0000)' },
    }),
    expect: {
      'actor.kind': 'service',
      'actor.id': 'key1(0000)',
      'actor.email': null,
      'extra.signedLink': 'yes',
    },
  },
  {
    operation: 'PutBlob',
    source: STORAGE,
    record: storage('PutBlob', 'inbox/a.csv', { category: 'StorageWrite', statusCode: 201 }),
    expect: {
      action: 'Upload',
      movement: 'upload',
      'destination.container': 'inbox',
      origin: null,
    },
  },
  {
    operation: 'CopyBlob',
    source: STORAGE,
    record: storage('CopyBlob', 'mirror/a.csv', {
      statusCode: 202,
      properties: { sourceUri: 'https://partnerdata.blob.core.windows.net/out/a.csv' },
    }),
    expect: {
      action: 'Copy',
      movement: 'copy',
      'origin.account': 'partnerdata',
      'origin.container': 'out',
      'destination.container': 'mirror',
    },
  },
  {
    operation: 'ListBlobs',
    source: STORAGE,
    record: storage('ListBlobs', 'reports'),
    expect: { action: null, 'object.kind': 'bucket', 'object.name': 'reports' },
  },
  {
    operation: 'SetContainerACL',
    source: STORAGE,
    record: storage('SetContainerACL', 'reports', { properties: { publicAccess: 'container' } }),
    expect: { action: 'Share', movement: 'share', visibilityAfter: 'public' },
  },
  {
    operation: 'RenamePathFile',
    source: STORAGE,
    record: storage('RenamePathFile', 'lake/new.csv'),
    expect: { action: 'Rename', movement: 'none', 'object.name': 'new.csv' },
  },
  {
    operation: 'SecretGet',
    source: VAULT,
    record: vault('SecretGet', '/secrets/payroll/3f'),
    expect: {
      stream: 'key-vault',
      action: 'View',
      outcome: 'success',
      'object.name': 'payroll',
      'object.url': 'https://harborkeys.vault.azure.net/secrets/payroll/3f?api-version=7.4',
      'actor.name': 'mara.lind@harbor.example',
      'network.userAgent': 'azsdk-net',
    },
  },
  {
    operation: 'SecretBackup',
    source: VAULT,
    record: vault('SecretBackup', '/secrets/payroll/backup'),
    expect: { action: 'Download', movement: 'download', 'origin.container': 'HARBORKEYS' },
  },
  {
    operation: 'VaultGet',
    source: VAULT,
    record: vault('VaultGet', '', { resultSignature: 'Forbidden' }),
    expect: { action: null, outcome: 'failure', 'object.name': 'HARBORKEYS' },
  },
  {
    operation: 'Retrieve ConsumerGroup',
    source: PLATFORM,
    record: {
      EventName: 'Retrieve ConsumerGroup',
      EventTimeString: '2/3/2026 10:15:30 AM +02:00',
      Region: 'West Europe',
      Status: 'Succeeded',
      Caller: 'Portal',
      category: 'OperationalLogs',
      callerIpAddress: '203.0.113.40',
      resourceId: `${GROUP}/PROVIDERS/MICROSOFT.EVENTHUB/NAMESPACES/HARBOR`,
    },
    expect: {
      stream: 'platform-log',
      occurredAt: Date.UTC(2026, 1, 3, 8, 15, 30),
      outcome: 'success',
      cloudRegion: 'West Europe',
    },
  },
  {
    operation: 'Microsoft.ContainerService/managedClusters/diagnosticLogs/Read',
    source: AKS,
    record: {
      time: TIME,
      category: 'kube-audit',
      operationName: 'Microsoft.ContainerService/managedClusters/diagnosticLogs/Read',
      resourceId: `${GROUP}/providers/Microsoft.ContainerService/managedClusters/pay`,
      properties: { log: JSON.stringify(KUBE_LOG), pod: 'kube-apiserver-1' },
    },
    expect: {
      stream: 'kubernetes-audit',
      action: 'CLI',
      outcome: 'success',
      vendorEventId: 'k-1',
      'actor.email': 'mara.lind@harbor.example',
      'object.name': 'api-0',
      'extra.resource': 'pods/exec',
      'process.commandLine': 'tar cf -',
      'network.sourceIp': '203.0.113.40',
    },
  },
  {
    operation: 'kube-audit without a time of the envelope',
    source: AKS,
    record: {
      category: 'kube-audit',
      operationName: 'Microsoft.ContainerService/managedClusters/diagnosticLogs/Read',
      properties: {
        log: JSON.stringify({
          ...KUBE_LOG,
          verb: 'get',
          user: { username: 'system:serviceaccount:pay:job' },
          objectRef: { resource: 'secrets', name: 'card-key' },
        }),
      },
    },
    expect: { action: 'View', occurredAt: OCCURRED_AT, 'actor.kind': 'system' },
  },
  {
    operation: 'Microsoft.Security/assessments',
    source: DEFENDER,
    record: {
      type: 'Microsoft.Security/assessments',
      id: `${ACCOUNT}/providers/Microsoft.Security/assessments/a-1`,
      name: 'a-1',
      tenantId: 'tenant-1',
      securityEventDataEnrichment: { action: 'Insert' },
      properties: {
        displayName: 'Public access of storage should be off',
        resourceDetails: { source: 'Azure', id: ACCOUNT },
        status: { code: 'Unhealthy', statusChangeDate: TIME },
        metadata: { severity: 'Medium' },
      },
    },
    expect: {
      stream: 'defender-for-cloud',
      vendorRule: 'Public access of storage should be off',
      vendorSeverity: 'Medium',
      'object.name': 'harbordata',
      'extra.state': 'Unhealthy',
      cloudAccount: SUBSCRIPTION,
    },
  },
  {
    operation: 'SecurityAlert',
    source: ALERTS,
    record: {
      AlertDisplayName: 'Unusual amount of data extracted',
      AlertType: 'Storage.Blob_DataExfiltration',
      AlertSeverity: 'High',
      SystemAlertId: 'sa-1',
      TimeGenerated: TIME,
      ResourceId: ACCOUNT,
      CompromisedEntity: 'harbordata',
    },
    expect: {
      vendorOperation: 'Storage.Blob_DataExfiltration',
      vendorEventId: 'sa-1',
      vendorRule: 'Unusual amount of data extracted',
      vendorSeverity: 'High',
    },
  },
  {
    operation: 'a record without a time',
    source: ACTIVITY,
    record: { category: 'Administrative', operationName: 'Microsoft.Compute/disks/write' },
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'Microsoft.Network/networkSecurityGroups/securityRules/write',
    source: ACTIVITY,
    record: activity(
      'Microsoft.Network/networkSecurityGroups/securityRules/write',
      `${GROUP}/providers/Microsoft.Network/networkSecurityGroups/edge/securityRules/any`,
      {
        properties: {
          requestbody: JSON.stringify({
            properties: {
              access: 'Allow',
              direction: 'Inbound',
              sourceAddressPrefix: '*',
              destinationPortRanges: ['3389', '22'],
            },
          }),
        },
      },
    ),
    expect: { 'extra.internetPorts': '22, 3389' },
  },
  {
    operation: 'Microsoft.Network/networkSecurityGroups/write',
    source: ACTIVITY,
    record: activity(
      'Microsoft.Network/networkSecurityGroups/write',
      `${GROUP}/providers/Microsoft.Network/networkSecurityGroups/edge`,
      {
        properties: {
          requestbody: JSON.stringify({
            properties: {
              securityRules: [
                {
                  properties: {
                    access: 'Allow',
                    direction: 'Inbound',
                    sourceAddressPrefix: '10.0.0.0/8',
                    destinationPortRange: '22',
                  },
                },
                {
                  properties: {
                    access: 'Deny',
                    direction: 'Inbound',
                    sourceAddressPrefix: '*',
                    destinationPortRange: '*',
                  },
                },
              ],
            },
          }),
        },
      },
    ),
    expect: { 'extra.internetPorts': undefined },
  },
  {
    operation: 'Microsoft.Sql/servers/firewallRules/write',
    source: ACTIVITY,
    record: activity(
      'Microsoft.Sql/servers/firewallRules/write',
      `${GROUP}/providers/Microsoft.Sql/servers/ledger/firewallRules/all`,
      {
        properties: {
          requestbody:
            '{"properties":{"startIpAddress":"0.0.0.0","endIpAddress":"255.255.255.255"}}',
        },
      },
    ),
    expect: { 'extra.internetPorts': '1433' },
  },
  {
    operation: 'Microsoft.Storage/storageAccounts/write, opened',
    source: ACTIVITY,
    record: activity('Microsoft.Storage/storageAccounts/write', ACCOUNT, {
      properties: { requestbody: '{"properties":{"allowBlobPublicAccess":true}}' },
    }),
    expect: { movement: 'share', visibilityAfter: 'public' },
  },
  {
    operation: 'Microsoft.Storage/storageAccounts/write, made',
    source: ACTIVITY,
    record: activity('Microsoft.Storage/storageAccounts/write', ACCOUNT, {
      properties: {
        requestbody: '{"location":"westeurope","properties":{"allowBlobPublicAccess":true}}',
      },
    }),
    expect: { movement: 'none', visibilityAfter: null },
  },
];
