import { randomUUID } from 'node:crypto';
import { driveChange } from './drive-change.ts';
import type { SourceRecord } from './records.ts';

/** Names that every object of JavaScript has: a table that is asked for one of them answers a function. */
const PROTOTYPE_NAMES = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
] as const;

/** Records in which a member that a mapping looks up in a table holds a name of the prototype. */
export function badRecords(at: number, domain: string): SourceRecord[] {
  return PROTOTYPE_NAMES.flatMap((name, index) => {
    const moment = at + index * 1000;
    return [
      microsoft(moment, domain, { Workload: name }),
      microsoft(moment, domain, { ItemType: name }),
      microsoft(moment, domain, { Operation: name }),
      okta(moment, domain, { outcome: { result: name, reason: null } }),
      okta(moment, domain, { actorType: name }),
      okta(moment, domain, { eventType: name }),
      slack(moment, domain, { type: name, [name]: { id: `E${index}`, name } }),
      slack(moment, domain, { type: 'file', file: { id: `F${index}`, name, filetype: name } }),
      driveChange({
        at: moment,
        person: `mara@${domain}`,
        file: name,
        type: name,
        visibility: name,
      }),
    ];
  });
}

function line(sourceId: string, at: number, record: object): SourceRecord {
  return { sourceId, at, line: JSON.stringify(record) };
}

function microsoft(at: number, domain: string, more: Record<string, string>): SourceRecord {
  return line('sharepoint', at, {
    CreationTime: new Date(at).toISOString().slice(0, 19),
    Id: randomUUID(),
    Operation: 'FileDownloaded',
    OrganizationId: '8f3c5a0e-0000-4000-8000-000000000053',
    RecordType: 6,
    ResultStatus: 'Succeeded',
    UserKey: 'i:0h.f|membership|1003',
    UserType: 0,
    Version: 1,
    Workload: 'SharePoint',
    ClientIP: '203.0.113.53',
    UserId: `mara@${domain}`,
    ItemType: 'File',
    ObjectId: 'https://fixture.sharepoint.example/sites/finance/Shared Documents/plan.xlsx',
    SiteUrl: 'https://fixture.sharepoint.example/sites/finance/',
    SourceFileName: 'plan.xlsx',
    SourceFileExtension: 'xlsx',
    SourceRelativeUrl: 'Shared Documents',
    ...more,
  });
}

function okta(
  at: number,
  domain: string,
  { actorType = 'User', ...more }: { actorType?: string; outcome?: object; eventType?: string },
): SourceRecord {
  return line('okta', at, {
    uuid: randomUUID(),
    published: new Date(at).toISOString(),
    eventType: 'user.authentication.sso',
    version: '0',
    severity: 'INFO',
    displayMessage: 'User single sign on to app',
    actor: {
      id: '00u53',
      type: actorType,
      alternateId: `mara@${domain}`,
      displayName: 'Mara Fixture',
    },
    client: { ipAddress: '203.0.113.53', device: 'Computer' },
    outcome: { result: 'SUCCESS', reason: null },
    target: [{ id: '0oa53', type: 'AppInstance', alternateId: 'Ledger', displayName: 'Ledger' }],
    ...more,
  });
}

function slack(at: number, domain: string, entity: object): SourceRecord {
  return line('slack', at, {
    id: randomUUID(),
    date_create: Math.floor(at / 1000),
    action: 'file_downloaded',
    actor: {
      type: 'user',
      user: { id: 'U53', name: 'Mara Fixture', email: `mara@${domain}`, team: 'T53' },
    },
    entity,
    context: {
      location: { type: 'workspace', id: 'T53', name: 'fixture', domain: 'fixture' },
      ip_address: '203.0.113.53',
    },
  });
}
