import { MINUTE_MS } from '../company/company.ts';
import { createDocument, type Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import { later } from '../everyday/somebody.ts';
import { guestSharing, siteRecord } from '../payloads/site-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const OLD_LABEL = 'Highly Confidential';

/** The label is removed from the terms of a merger, then they are shared externally. */
export const story = defineStory({
  id: 'label-removed-then-shared',
  expects: {
    severity: 'MEDIUM',
    title: /^Merger terms\.docx shared with quarry-lane-legal\.example by /,
  },
  ...scene({ who: ['legal', 1], daysBefore: 4, hour: 17, minute: 6 }, (moment) => {
    const document = terms(moment);
    return [
      labelled(moment, document, 'FileSensitivityLabelRemoved', {
        OldSensitivityLabelDisplayName: OLD_LABEL,
      }),
      ...guestSharing(
        later(moment, 12 * MINUTE_MS),
        { workload: 'SharePoint', document },
        'greta.wolfram@quarry-lane-legal.example',
      ),
    ];
  }),
  twin: scene({ who: ['legal', 4], daysBefore: 4, hour: 10, minute: 26 }, (moment) => [
    labelled(moment, terms(moment), 'FileSensitivityLabelApplied', {
      SensitivityLabelDisplayName: 'Confidential',
    }),
  ]),
});

function terms({ random, person }: Moment): Document {
  const place = {
    random,
    folder: 'Board matters',
    folderId: '0BSampleBoard',
    department: 'legal',
    owner: person.email,
  };
  return { ...createDocument('Merger terms', place), name: 'Merger terms.docx', extension: 'docx' };
}

function labelled(
  moment: Moment,
  document: Document,
  operation: string,
  names: Record<string, string>,
): SamplePayload {
  return siteRecord(moment, {
    workload: 'SharePoint',
    operation,
    document,
    more: { SensitivityLabelEventData: { LabelEventType: 3, ActionSource: 3 }, ...names },
  });
}
