import type { Moment } from '../company/moment.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { auditRecord } from './audit-record.ts';

const ENDPOINT_RECORD = 63;

/** An act on the person's own laptop, as endpoint data loss prevention reports it. */
export function deviceRecord(
  moment: Moment,
  operation: string,
  more: Record<string, unknown>,
): SamplePayload {
  const { company, person, random } = moment;
  const document = company.documents.pickFor(person, random);
  const account = person.email.split('@')[0] ?? 'user';
  return auditRecord(moment, {
    workload: 'Endpoint',
    operation,
    recordType: ENDPOINT_RECORD,
    more: {
      ObjectId: `C:\\Users\\${account}\\Documents\\${document.name}`,
      DeviceName: person.device,
      MDATPDeviceId: `${person.microsoftKey}${person.microsoftKey.slice(4)}`,
      Application: random.pick(['chrome.exe', 'msedge.exe', 'explorer.exe']),
      FileExtension: document.extension,
      FileSize: document.sizeBytes,
      Sha256: random.hex(64),
      Platform: 1,
      EnforcementMode: 1,
      ...more,
    },
  });
}
