import { HOUR_MS, MINUTE_MS, memberOf } from '../company/company.ts';
import { createDocument, type Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import { later, privateAddress } from '../everyday/somebody.ts';
import { agentRecord, homePath } from '../payloads/agent-record.ts';
import { objectEvent, personCaller, trailRecord } from '../payloads/cloudtrail-record.ts';
import { driveActivity, linkAccess } from '../payloads/drive-activity.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { cardTable } from '../contents/tables.ts';
import { scene, sceneOf } from './scene.ts';
import { defineStory } from './story.ts';

const KEY = 'ledger/2026/cards-by-customer.csv';
const TABLE_BYTES = 218_400;
const ARCHIVE_BYTES = 31_220;
const EDITOR = { name: 'TextEdit' };

/**
 * An engineer exports a table of card numbers, renames it, packs it, names the archive like a picture,
 * puts it into Google Drive and a private Dropbox and shares the one in Drive with everyone who has the
 * link. A few rows go into a chat with an assistant.
 */
export const story = defineStory({
  id: 'ledger-in-disguise',
  expects: { severity: 'HIGH', title: /^19 card numbers pasted into ChatGPT by / },
  protagonist: (company) => memberOf(company, 'engineering', 5),
  tell(company) {
    const person = story.protagonist(company);
    const evening = sceneOf(company, person, { daysBefore: 1, hour: 18, minute: 12 });
    const files = filesOf(evening);
    const text = cardTable(evening.random);
    return [
      ...exported(evening, files, text),
      ...partPasted(evening, files, text),
      ...disguised(evening, files),
      ...handedOut(evening, files),
    ];
  },
  twin: scene({ who: ['engineering', 14], daysBefore: 1, hour: 14, minute: 34 }, (moment) =>
    exported(moment, filesOf(moment), cardTable(moment.random)),
  ),
});

/** The table is exported from the bucket and viewed. */
function exported(evening: Moment, files: StoryFiles, text: string): SamplePayload[] {
  const at = (minutes: number): Moment => later(evening, minutes * MINUTE_MS);
  const bucketName = `${evening.company.label}-ledger-exports`;
  const url = `https://${bucketName}.s3.eu-west-1.amazonaws.com/${KEY}`;
  return [
    trailRecord(at(0), personCaller(evening, 'Mozilla/5.0'), {
      service: 's3',
      operation: 'GetObject',
      parameters: { bucketName, key: KEY },
      more: objectEvent(bucketName, KEY, { out: TABLE_BYTES }),
    }),
    agentRecord(later(evening, 2400), {
      agent: 'extension',
      action: 'Download',
      more: {
        object: files.table,
        source: { url },
        content: { text, mime: 'text/csv' },
      },
    }),
    agentRecord(at(3), {
      agent: 'sensor',
      action: 'View',
      more: { object: files.table, process: EDITOR },
    }),
  ];
}

/** A few rows are pasted into a chat with an assistant. */
function partPasted(evening: Moment, files: StoryFiles, text: string): SamplePayload[] {
  const at = (minutes: number): Moment => later(evening, minutes * MINUTE_MS);
  const rows = { sha256: evening.random.hex(64), kind: 'text', length: 2210 };
  const chat = { url: 'https://chatgpt.com/', title: 'ChatGPT' };
  return [
    agentRecord(at(8), {
      agent: 'sensor',
      action: 'Copy',
      more: {
        clipboard: rows,
        source: { path: files.notes.path },
        process: EDITOR,
      },
    }),
    agentRecord(later(at(8), 40_000), {
      agent: 'extension',
      action: 'Paste',
      more: {
        clipboard: rows,
        target: chat,
        content: { text: text.split('\n').slice(0, 20).join('\n') },
      },
    }),
  ];
}

/** Another name, an archive, and the name of a picture for the archive. */
function disguised(evening: Moment, files: StoryFiles): SamplePayload[] {
  const at = (minutes: number): Moment => later(evening, minutes * MINUTE_MS);
  return [
    agentRecord(at(6), {
      agent: 'sensor',
      action: 'Rename',
      more: {
        object: files.notes,
        source: { path: files.table.path },
        target: { path: files.notes.path },
      },
    }),
    agentRecord(at(14), {
      agent: 'sensor',
      action: 'Compress',
      more: {
        object: files.archive,
        process: { name: 'zip' },
        archive: {
          members: [
            {
              name: files.notes.name,
              path: files.notes.path,
              sha256: files.notes.sha256,
              size: TABLE_BYTES,
            },
          ],
          count: 1,
          encrypted: true,
        },
      },
    }),
    agentRecord(at(15), {
      agent: 'sensor',
      action: 'Rename',
      more: {
        object: files.picture,
        source: { path: files.archive.path },
        target: { path: files.picture.path },
      },
    }),
  ];
}

/**
 * The picture goes to the company's Drive, where it is shared with everyone, and to a private Dropbox.
 */
function handedOut(evening: Moment, files: StoryFiles): SamplePayload[] {
  const at = (minutes: number): Moment => later(evening, minutes * MINUTE_MS);
  const stored = storedPicture(evening, files);
  return [
    agentRecord(at(17), {
      agent: 'extension',
      action: 'Upload',
      more: {
        object: files.picture,
        target: { url: 'https://drive.google.com/drive/my-drive', title: 'My Drive' },
      },
    }),
    driveActivity(later(at(17), 1900), stored, [['upload', {}]]),
    agentRecord(at(21), {
      agent: 'extension',
      action: 'Upload',
      more: {
        object: files.picture,
        target: {
          url: 'https://www.dropbox.com/home',
          title: 'Home - Dropbox',
          account: privateAddress(evening),
        },
        enforcement: { result: 'observed' },
      },
    }),
    driveActivity(at(24), stored, linkAccess('private')),
    driveActivity(later(at(24), HOUR_MS), stored, [['view', {}]]),
  ];
}

/** The picture as Drive knows it. */
function storedPicture({ person, random }: Moment, files: StoryFiles): Document {
  const picture = createDocument('summer on the lake', {
    random,
    folder: 'My Drive',
    folderId: '0BSamplePictures',
    department: 'engineering',
    owner: person.email,
  });
  return {
    ...picture,
    name: files.picture.name,
    extension: 'png',
    driveType: 'png',
    sizeBytes: ARCHIVE_BYTES,
  };
}

interface AgentFile {
  kind: 'file';
  name: string;
  path: string;
  size: number;
  sha256: string;
}

type StoryFiles = Record<'table' | 'notes' | 'archive' | 'picture', AgentFile>;

/** The same table under four names; packing it is the only step that changes its content. */
function filesOf(moment: Moment): StoryFiles {
  const [plain, packed] = [moment.random.hex(64), moment.random.hex(64)];
  const file = (folder: string, name: string, size: number, sha256: string): AgentFile => ({
    kind: 'file',
    name,
    path: homePath(moment, folder, name),
    size,
    sha256,
  });
  return {
    table: file('Downloads', 'cards-by-customer.csv', TABLE_BYTES, plain),
    notes: file('Documents', 'notes.txt', TABLE_BYTES, plain),
    archive: file('Documents', 'archive.zip', ARCHIVE_BYTES, packed),
    picture: file('Pictures', 'summer on the lake.png', ARCHIVE_BYTES, packed),
  };
}
