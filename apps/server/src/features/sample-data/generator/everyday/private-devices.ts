import { MINUTE_MS, type Company } from '../company/company.ts';
import type { Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import { siteRecord } from '../payloads/site-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { later, someWorkMoments } from './somebody.ts';

/** The audit log's facts about an unenrolled computer. */
export const PRIVATE_COMPUTER = {
  IsManagedDevice: false,
  Platform: 'WinDesktop',
  BrowserName: 'Firefox',
  UserAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
} as const;

/** A few files of one folder downloaded to someone’s private computer. */
export function privateDevices(company: Company): SamplePayload[] {
  const wanted = { suite: 'microsoft', count: 11 } as const;
  return someWorkMoments(company, 'private devices', wanted).flatMap((moment) => {
    const { person, random } = moment;
    const first = company.documents.pickFor(person, random);
    return sameFolder(moment, first).map((document, place) =>
      siteRecord(later(moment, place * MINUTE_MS), {
        workload: 'SharePoint',
        operation: 'FileDownloaded',
        document,
        more: { ...PRIVATE_COMPUTER, ClientIP: person.homeIp },
      }),
    );
  });
}

function sameFolder({ company, random }: Moment, first: Document): readonly Document[] {
  const all = company.documents
    .ofDepartment(first.department)
    .filter(({ folder }) => folder === first.folder);
  return all.slice(0, random.between(1, 5));
}
