import { colleagueOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { memberTarget, siteRecord, type SiteWorkload } from '../payloads/site-record.ts';
import type { SamplePayload } from '../sample-payload.ts';

/** Activity in SharePoint and in OneDrive, with frequencies. */
const ACTS: Readonly<Record<SiteWorkload, readonly (readonly [string, number])[]>> = {
  SharePoint: [
    ['FileAccessed', 40],
    ['FileModified', 20],
    ['PageViewed', 11],
    ['FilePreviewed', 7],
    ['FileUploaded', 6],
    ['FileDownloaded', 5],
    ['CompanyLinkUsed', 3],
    ['SharingSet', 3],
    ['FileRenamed', 2],
    ['FileMoved', 1],
    ['FileCopied', 1],
    ['CompanyLinkCreated', 1],
  ],
  OneDrive: [
    ['FileAccessed', 27],
    ['FileSyncUploadedFull', 22],
    ['FileModified', 18],
    ['FileSyncDownloadedFull', 14],
    ['FileUploaded', 6],
    ['FileDownloaded', 4],
    ['SharingSet', 4],
    ['FileRenamed', 2],
    ['FileRecycled', 2],
    ['CompanyLinkCreated', 1],
  ],
};

export function sharePointRoutine(moment: Moment): SamplePayload[] {
  return siteRoutine(moment, 'SharePoint');
}

export function oneDriveRoutine(moment: Moment): SamplePayload[] {
  return siteRoutine(moment, 'OneDrive');
}

function siteRoutine(moment: Moment, workload: SiteWorkload): SamplePayload[] {
  const { random, company, person } = moment;
  const document = company.documents.pickFor(person, random);
  const operation = random.weighted(ACTS[workload]);
  return [siteRecord(moment, { workload, operation, document, more: moreOf(moment, operation) })];
}

function moreOf(moment: Moment, operation: string): Record<string, unknown> {
  const { random } = moment;
  if (operation === 'SharingSet') return memberTarget(colleagueOf(moment).email);
  if (operation === 'PageViewed') {
    return { ItemType: 'Page', RecordType: 4, SourceFileName: 'Home.aspx' };
  }
  if (/Sync/.test(operation)) return { UserAgent: 'Microsoft SkyDriveSync 25.180.0915.0003' };
  if (operation === 'FileCopied') return { DestinationRelativeUrl: 'Shared Documents/Archive' };
  // Viewing from a private phone is common, downloading to it is not.
  const isPhone = operation === 'FileAccessed' && random.chance(0.06);
  return isPhone ? { IsManagedDevice: false, Platform: 'iOS', BrowserName: 'MobileSafari' } : {};
}
