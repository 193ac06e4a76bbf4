import { HOUR_MS, MINUTE_MS, type Company } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { driveActivity, linkAccess } from '../payloads/drive-activity.ts';
import { siteRecord } from '../payloads/site-record.ts';
import { fileEntity, slackEntry } from '../payloads/slack-entry.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { later, someWorkMoments } from './somebody.ts';

/** Single files that people share with everyone who has the link, because that is quickest. */
export function linkShares(company: Company): SamplePayload[] {
  return [
    ...someWorkMoments(company, 'drive links', { suite: 'google', count: 5 }).flatMap(driveLink),
    ...someWorkMoments(company, 'site links', { suite: 'microsoft', count: 4 }).flatMap(siteLink),
    ...someWorkMoments(company, 'chat links', { suite: 'google', count: 2 }).flatMap(chatLink),
  ];
}

function driveLink(moment: Moment): SamplePayload[] {
  const { company, person, random } = moment;
  const document = company.documents.pickFor(person, random);
  return [
    driveActivity(moment, document, [['view', {}]]),
    driveActivity(later(moment, MINUTE_MS), document, linkAccess('shared_internally')),
  ];
}

/** The link is created, and followed by unknown people. */
function siteLink(moment: Moment): SamplePayload[] {
  const { company, person, random } = moment;
  const document = company.documents.pickFor(person, random);
  const workload = 'OneDrive';
  const visits = Array.from({ length: random.between(1, 5) }, () =>
    siteRecord(later(moment, random.between(1, 6) * HOUR_MS), {
      workload,
      operation: 'AnonymousLinkUsed',
      document,
      more: {
        UserId: 'anonymous',
        UserKey: 'anonymous',
        ClientIP: `192.0.2.${random.between(100, 140)}`,
      },
    }),
  );
  return [siteRecord(moment, { workload, operation: 'AnonymousLinkCreated', document }), ...visits];
}

function chatLink(moment: Moment): SamplePayload[] {
  const { company, person, random } = moment;
  const { uniqueId, name } = company.documents.pickFor(person, random);
  const entity = fileEntity(`F0${uniqueId.slice(0, 8).toUpperCase()}`, name);
  return [
    slackEntry(moment, { action: 'file_uploaded', entity }),
    slackEntry(later(moment, MINUTE_MS), { action: 'file_public_link_created', entity }),
  ];
}
