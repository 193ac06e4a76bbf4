import { HOUR_MS, MINUTE_MS, memberOf } from '../company/company.ts';
import { createDocument } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import { later, privateAddress } from '../everyday/somebody.ts';
import { agentRecord, homePath, type AgentAct } from '../payloads/agent-record.ts';
import { objectEvent, personCaller, trailRecord } from '../payloads/cloudtrail-record.ts';
import { driveActivity, linkAccess } from '../payloads/drive-activity.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { cardTable } from './card-data.ts';
import { sceneOf } from './scene.ts';
import { defineStory } from './story.ts';

const KEY = 'ledger/2026/cards-by-customer.csv';
const TABLE_BYTES = 218_400;
const ARCHIVE_BYTES = 31_220;

/**
 * An engineer exports a table of card numbers, gives it another name, packs it, gives the archive the
 * name of a picture, puts that into Google Drive and into a private Dropbox and opens the one in Drive
 * to everybody with the link. A few rows go into a chat with an assistant.
 */
export const story = defineStory({
  id: 'ledger-in-disguise',
  policyKeys: ['opened-to-public'],
  protagonist: (company) => memberOf(company, 'engineering', 5),
  tell(company) {
    const person = story.protagonist(company);
    const evening = sceneOf(company, person, { daysBefore: 1, hour: 18, minute: 12 });
    const files = filesOf(evening);
    const { random } = evening;
    const picture = createDocument('summer on the lake', {
      random,
      folder: 'My Drive',
      folderId: '0BSamplePictures',
      department: 'engineering',
      owner: person.email,
    });
    const stored = {
      ...picture,
      name: files.picture.name,
      extension: 'png',
      driveType: 'png',
      sizeBytes: ARCHIVE_BYTES,
    };
    const bucketName = `${company.label}-ledger-exports`;
    const url = `https://${bucketName}.s3.eu-west-1.amazonaws.com/${KEY}`;
    const rows = { sha256: random.hex(64), kind: 'text', length: 2210 };
    const chat = { url: 'https://chatgpt.com/', title: 'ChatGPT' };
    const text = cardTable(random);
    const at = (minutes: number): Moment => later(evening, minutes * MINUTE_MS);
    return [
      trailRecord(at(0), personCaller(evening, 'Mozilla/5.0'), {
        service: 's3',
        operation: 'GetObject',
        parameters: { bucketName, key: KEY },
        more: objectEvent(bucketName, KEY, { out: TABLE_BYTES }),
      }),
      act(later(evening, 2400), 'extension', 'Download', 1, {
        object: files.table,
        source: { url },
        content: { text, mime: 'text/csv' },
      }),
      act(at(3), 'sensor', 'View', 1, { object: files.table, process: EDITOR }),
      act(at(6), 'sensor', 'Rename', 2, {
        object: files.notes,
        source: { path: files.table.path },
        target: { path: files.notes.path },
      }),
      act(at(8), 'sensor', 'Copy', 3, {
        clipboard: rows,
        source: { path: files.notes.path },
        process: EDITOR,
      }),
      act(later(at(8), 40_000), 'extension', 'Paste', 2, {
        clipboard: rows,
        target: chat,
        content: { text: text.split('\n').slice(0, 20).join('\n') },
      }),
      act(at(14), 'sensor', 'Compress', 4, {
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
      }),
      act(at(15), 'sensor', 'Rename', 5, {
        object: files.picture,
        source: { path: files.archive.path },
        target: { path: files.picture.path },
      }),
      act(at(17), 'extension', 'Upload', 3, {
        object: files.picture,
        target: { url: 'https://drive.google.com/drive/my-drive', title: 'My Drive' },
      }),
      driveActivity(later(at(17), 1900), stored, [['upload', {}]]),
      act(at(21), 'extension', 'Upload', 4, {
        object: files.picture,
        target: {
          url: 'https://www.dropbox.com/home',
          title: 'Home - Dropbox',
          account: privateAddress(evening),
        },
        enforcement: { result: 'observed' },
      }),
      driveActivity(at(24), stored, linkAccess('private')),
      driveActivity(later(at(24), HOUR_MS), stored, [['view', {}]]),
    ];
  },
});

const EDITOR = { name: 'TextEdit' };

interface AgentFile {
  kind: 'file';
  name: string;
  path: string;
  size: number;
  sha256: string;
}

/** The same table under four names; packing it is the only step that changes its content. */
function filesOf(moment: Moment): Record<'table' | 'notes' | 'archive' | 'picture', AgentFile> {
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

function act(
  moment: Moment,
  agent: AgentAct['agent'],
  action: string,
  sequence: number,
  more: Record<string, unknown>,
): SamplePayload {
  return agentRecord(moment, { agent, action, sequence, more });
}
