import { SITE_URL, type Device, type Item, type Person } from './company.ts';

/** A record as a source would send it. */
export interface SimulatedRecord {
  recordId: string;
  /** Both views of one action have the same. */
  act: string;
  source: 'Sensor' | 'Extension' | 'Microsoft 365' | 'Google Drive' | 'AWS';
  /** When it reaches the intake, in milliseconds. */
  arrivesAt: number;
  record: Record<string, unknown>;
  /** Losing it would remove what is asked for: the first or the last step. */
  isEnd: boolean;
}

type Agent = 'sensor' | 'extension';

/** A record of the agents' wire, by the clock of the device. */
export function agentRecord(
  person: Person,
  act: { agent: Agent; id: string; at: number; action: string; more: Record<string, unknown> },
): Record<string, unknown> {
  const { device } = person;
  device.sequences[act.agent] += 1;
  return {
    schema: 'waybill.agent/1',
    agent: act.agent,
    id: act.id,
    sequence: device.sequences[act.agent],
    action: act.action,
    at: new Date(act.at + device.skewMs).toISOString(),
    device: deviceFacts(device),
    person: { login: person.login, email: person.email },
    ...act.more,
  };
}

function deviceFacts(device: Device) {
  const os = device.isWindows ? 'Windows' : 'macOS';
  return { id: device.id, hostname: device.hostname, os, managed: true };
}

interface CloudAct {
  id: string;
  at: number;
  person: Person;
  item: Item;
  operation: string;
  more?: Record<string, unknown>;
}

/** A record of the unified audit log on a document. */
export function siteAudit({ id, at, person, item, operation, more }: CloudAct) {
  return {
    Id: id,
    RecordType: /^(?:Sharing|Anonymous)/.test(operation) ? 14 : 6,
    CreationTime: new Date(at).toISOString().slice(0, 19),
    Operation: operation,
    OrganizationId: '8a1f5d1e-2b3c-4d5e-8f90-1a2b3c4d5e6f',
    UserType: 0,
    UserKey: person.login,
    UserId: person.email,
    Workload: 'SharePoint',
    ItemType: 'File',
    ListItemUniqueId: item.id,
    ObjectId: `${SITE_URL}Shared Documents/${item.name}`,
    SiteUrl: SITE_URL,
    SourceFileName: item.name,
    SourceRelativeUrl: 'Shared Documents',
    SourceFileExtension: item.name.split('.').at(-1),
    ...more,
  };
}

/** A record of Drive's activity log on a document. */
export function driveAudit({ id, at, person, item, operation, more }: CloudAct) {
  const parameters = {
    doc_id: item.id,
    doc_title: item.name,
    doc_type: 'document',
    owner: item.owner,
    visibility: 'shared_internally',
    ...more,
  };
  return {
    kind: 'admin#reports#activity',
    id: {
      time: new Date(at).toISOString(),
      uniqueQualifier: id,
      applicationName: 'drive',
      customerId: 'C0fennel',
    },
    actor: { email: person.email, profileId: person.login },
    events: [
      {
        type: operation.startsWith('change_') ? 'acl_change' : 'access',
        name: operation,
        parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })),
      },
    ],
  };
}

const ACCOUNT = '111122223333';

/** A data event of CloudTrail on an object. */
export function s3Trail({ id, at, person, item, operation, more }: CloudAct) {
  return {
    eventVersion: '1.10',
    eventID: id,
    eventTime: `${new Date(at).toISOString().slice(0, 19)}Z`,
    eventSource: 's3.amazonaws.com',
    eventName: operation,
    awsRegion: 'eu-west-1',
    sourceIPAddress: '192.0.2.10',
    userAgent: 'aws-cli/2.31.0',
    userIdentity: {
      type: 'IAMUser',
      principalId: `AIDA${person.login.toUpperCase()}`,
      accountId: ACCOUNT,
      userName: person.email,
    },
    requestParameters: {
      bucketName: item.bucket,
      key: item.id.slice(item.bucket.length + 1),
      ...more,
    },
    responseElements: null,
    resources: [
      { type: 'AWS::S3::Bucket', ARN: `arn:aws:s3:::${item.bucket}`, accountId: ACCOUNT },
    ],
    eventType: 'AwsApiCall',
    managementEvent: false,
    eventCategory: 'Data',
    recipientAccountId: ACCOUNT,
  };
}
