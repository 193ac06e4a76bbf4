import type { SourceRecord } from './records.ts';

/** A file of Google Drive whose visibility was changed. */
export interface DriveChange {
  /** Epoch milliseconds. */
  at: number;
  person: string;
  file: string;
  type?: string;
  visibility?: string;
}

/** An audit record of Google Drive. */
export function driveChange(facts: DriveChange): SourceRecord {
  const { at, person, file, type = 'spreadsheet', visibility = 'public_on_the_web' } = facts;
  const record = {
    kind: 'admin#reports#activity',
    id: {
      time: new Date(at).toISOString(),
      uniqueQualifier: String(at),
      applicationName: 'drive',
      customerId: 'C0fixture',
    },
    actor: { email: person, profileId: '1053' },
    ipAddress: '203.0.113.53',
    events: [
      {
        type: 'acl_change',
        name: 'change_document_visibility',
        parameters: [
          { name: 'primary_event', boolValue: true },
          { name: 'doc_id', value: `doc-${file}` },
          { name: 'doc_title', value: `${file}.xlsx` },
          { name: 'doc_type', value: type },
          { name: 'owner', value: person },
          { name: 'visibility', value: visibility },
          { name: 'old_visibility', value: 'private' },
          { name: 'visibility_change', value: 'external' },
        ],
      },
    ],
  };
  return { sourceId: 'google-drive', at, line: JSON.stringify(record) };
}

/** Files of as many people, each opened to the public: a detection each. */
export function openedFiles(at: number, domain: string, count: number): SourceRecord[] {
  return Array.from({ length: count }, (_, index) =>
    driveChange({
      at: at + index * 60_000,
      person: `person${index}@${domain}`,
      file: `opened-${index}`,
    }),
  );
}
