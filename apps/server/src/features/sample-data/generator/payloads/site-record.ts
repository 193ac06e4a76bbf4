import { browserOf } from '../company/client-facts.ts';
import type { Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';

import type { SamplePayload } from '../sample-payload.ts';
import { auditRecord } from './audit-record.ts';

export type SiteWorkload = 'SharePoint' | 'OneDrive';

/** Operations of the sharing schema; the others are file operations. */
const SHARING = /^(?:Sharing|SecureLink|CompanyLink|AnonymousLink|AddedToSecureLink)/;
const SHARING_RECORD = 14;
const FILE_RECORD = 6;

export interface SiteAct {
  workload: SiteWorkload;
  operation: string;
  document: Document;
  more?: Record<string, unknown>;
}

/** A record of SharePoint or OneDrive on a document. */
export function siteRecord(moment: Moment, { workload, operation, document, more }: SiteAct) {
  const { random, person } = moment;
  const isSharing = SHARING.test(operation);
  const siteUrl = siteUrlOf(moment, workload, document);
  const folder = workload === 'OneDrive' ? 'Documents' : `Shared Documents/${document.folder}`;
  return auditRecord(moment, {
    workload,
    operation,
    recordType: isSharing ? SHARING_RECORD : FILE_RECORD,
    more: {
      CorrelationId: random.uuid(),
      EventSource: 'SharePoint',
      ItemType: 'File',
      ListItemUniqueId: document.uniqueId,
      ObjectId: `${siteUrl}${folder}/${document.name}`,
      SiteUrl: siteUrl,
      SourceFileExtension: document.extension,
      SourceFileName: document.name,
      // Sharing records hold the object's own path where file records hold its folder.
      SourceRelativeUrl: isSharing ? `${folder}/${document.name}` : folder,
      UserAgent: browserOf(person),
      ...(isSharing
        ? {}
        : {
            ApplicationDisplayName: 'Office',
            BrowserName: 'Chrome',
            FileSizeBytes: document.sizeBytes,
            IsManagedDevice: true,
            Platform: person.os === 'Windows' ? 'WinDesktop' : 'MacOS',
          }),
      ...more,
    },
  });
}

/** The site of the document's department, or the person's own OneDrive. */
export function siteUrlOf(
  { company, person }: Moment,
  workload: SiteWorkload,
  at: Document,
): string {
  if (workload === 'SharePoint') {
    return `https://${company.label}.sharepoint.com/sites/${at.department}/`;
  }
  // `first.last@example.com` is `first_last_example_com`.
  const owner = person.email.replaceAll(/[.@]/g, '_');
  return `https://${company.label}-my.sharepoint.com/personal/${owner}/`;
}

/** A colleague is given access by name. */
export function memberTarget(address: string): Record<string, unknown> {
  return { TargetUserOrGroupName: address, TargetUserOrGroupType: 'Member' };
}

/** An outsider is given access by name: the guest's sign-in name carries the address. */
function guestTarget(label: string, address: string): Record<string, unknown> {
  const name = `${address.replace('@', '_')}#ext#@${label}.onmicrosoft.com`;
  return {
    TargetUserOrGroupName: name,
    TargetUserOrGroupType: 'Guest',
    EventData: '<Permissions granted>Read</Permissions granted>',
  };
}

/** An outsider is invited: the invitation goes out, then access is set. */
export function guestSharing(
  moment: Moment,
  act: Pick<SiteAct, 'workload' | 'document'>,
  address: string,
): SamplePayload[] {
  const invited = { TargetUserOrGroupName: address, TargetUserOrGroupType: 'Guest' };
  return [
    siteRecord(moment, { ...act, operation: 'SharingInvitationCreated', more: invited }),
    siteRecord(
      { ...moment, at: moment.at + 2000 },
      { ...act, operation: 'SharingSet', more: guestTarget(moment.company.label, address) },
    ),
  ];
}
