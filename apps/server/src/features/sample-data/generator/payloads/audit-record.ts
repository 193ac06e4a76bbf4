import { addressOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { SAMPLE_MICROSOFT_TENANT } from '../sample-company.data.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';

/** Workload of the audit schema, and the source under which its records arrive. */
const SOURCE_BY_WORKLOAD = {
  SharePoint: 'sharepoint',
  OneDrive: 'onedrive',
  Exchange: 'exchange',
  MicrosoftTeams: 'microsoft-teams',
  AzureActiveDirectory: 'microsoft-365',
  Endpoint: 'microsoft-365',
  PowerBI: 'microsoft-365',
  MicrosoftForms: 'microsoft-365',
  Copilot: 'microsoft-365',
} as const;

export interface AuditAct {
  workload: keyof typeof SOURCE_BY_WORKLOAD;
  operation: string;
  /** `AuditLogRecordType` of the schema. */
  recordType: number;
  more: Record<string, unknown>;
}

/** A record of the unified audit log, in the names of the Management Activity API. */
export function auditRecord(moment: Moment, act: AuditAct): SamplePayload {
  const { person, at, random } = moment;
  return jsonPayload(SOURCE_BY_WORKLOAD[act.workload], at, {
    CreationTime: auditTime(at),
    Id: random.uuid(),
    Operation: act.operation,
    OrganizationId: SAMPLE_MICROSOFT_TENANT,
    RecordType: act.recordType,
    ResultStatus: 'Succeeded',
    UserKey: person.microsoftKey,
    UserType: 0,
    Version: 1,
    Workload: act.workload,
    ClientIP: addressOf(moment),
    UserId: person.email,
    ...act.more,
  });
}

/** UTC to the second, without a zone: how the audit log writes times. */
function auditTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19);
}
