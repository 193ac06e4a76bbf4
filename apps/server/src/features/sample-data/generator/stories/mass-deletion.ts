import { createDocument } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import { later } from '../everyday/somebody.ts';
import { siteRecord } from '../payloads/site-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const FILES = 260;
const RETENTION = { UserId: 'app@sharepoint', UserKey: 'app@sharepoint', UserType: 5 };

/** After a bad review someone deletes the contracts of a whole site. */
export const story = defineStory({
  id: 'mass-deletion',
  expects: { severity: 'MEDIUM', title: /^Objects deleted in bulk: 260 files by / },
  ...scene({ who: ['operations', 10], daysBefore: 1, hour: 18, minute: 50 }, (moment) =>
    deleted(moment, {}),
  ),
  twin: scene({ who: ['operations', 11], daysBefore: 1, hour: 3, minute: 30 }, (moment) =>
    deleted(moment, RETENTION),
  ),
});

function deleted(moment: Moment, more: Record<string, unknown>): SamplePayload[] {
  const { random, person } = moment;
  const place = {
    random,
    folder: 'Suppliers',
    folderId: '0BSampleSuppliers',
    department: 'operations',
    owner: person.email,
  };
  return Array.from({ length: FILES }, (_, index) =>
    siteRecord(later(moment, index * 1500), {
      workload: 'SharePoint',
      operation: 'FileDeleted',
      document: createDocument(`Contract ${index + 1}`, place),
      more,
    }),
  );
}
