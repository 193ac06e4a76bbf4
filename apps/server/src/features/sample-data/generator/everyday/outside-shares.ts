import { MINUTE_MS, type Company } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { driveActivity, externalAccess } from '../payloads/drive-activity.ts';
import { guestSharing, siteRecord } from '../payloads/site-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { businessAddress } from '../routines/outside-address.ts';
import { later, privateAddress, someWorkMoments } from './somebody.ts';

/**
 * Files shared with people outside in the course of business, and some that people share with their own
 * private address to read them at home. Each is a finding; nearly all of them are harmless.
 */
export function outsideShares(company: Company): SamplePayload[] {
  const drive = { suite: 'google', count: 15 } as const;
  const site = { suite: 'microsoft', count: 16 } as const;
  return [
    ...someWorkMoments(company, 'drive with partners', drive).flatMap((moment) =>
      driveShare(moment, businessAddress(moment.random), moment.random.between(1, 3)),
    ),
    ...someWorkMoments(company, 'drive with oneself', { ...drive, count: 5 }).flatMap((moment) =>
      driveShare(moment, privateAddress(moment), 1),
    ),
    ...someWorkMoments(company, 'site with partners', site).flatMap((moment) =>
      siteShare(moment, businessAddress(moment.random)),
    ),
    ...someWorkMoments(company, 'site with oneself', { ...site, count: 4 }).flatMap((moment) =>
      siteShare(moment, privateAddress(moment)),
    ),
  ];
}

function driveShare(moment: Moment, address: string, count: number): SamplePayload[] {
  const { company, person, random } = moment;
  return Array.from({ length: count }, (_, place) => {
    const document = company.documents.pickFor(person, random);
    const right = random.pick(['can_view', 'can_comment', 'can_edit']);
    return driveActivity(later(moment, place * MINUTE_MS), document, [
      ['change_user_access', externalAccess(address, right)],
    ]);
  });
}

function siteShare(moment: Moment, address: string): SamplePayload[] {
  const { company, person, random } = moment;
  const document = company.documents.pickFor(person, random);
  const workload = random.pick(['SharePoint', 'OneDrive'] as const);
  return [
    siteRecord(moment, { workload, operation: 'FileAccessed', document }),
    ...guestSharing(later(moment, MINUTE_MS), { workload, document }, address),
  ];
}
