import { MINUTE_MS, type Company } from '../company/company.ts';
import { createDocument, type Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import { everydayText } from '../contents/everyday-text.ts';
import { opened, uploaded, type LaptopFile } from '../payloads/agent-acts.ts';
import { agentRecord, homePath } from '../payloads/agent-record.ts';
import { driveActivity } from '../payloads/drive-activity.ts';
import { siteRecord } from '../payloads/site-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { later, someWorkMoments } from './somebody.ts';

const PEOPLE_OF_EACH_SUITE = 60;
const ROUNDS = 2;
const SECOND_MS = 1000;

/**
 * People take a file from the company's storage to their laptop, edit it and put it back: both the
 * storage and the laptop report it.
 */
export function laptopFiles(company: Company): SamplePayload[] {
  return Array.from({ length: ROUNDS }, (_, round) =>
    (['google', 'microsoft'] as const).flatMap((suite) =>
      someWorkMoments(company, `laptop files ${round}`, {
        suite,
        count: PEOPLE_OF_EACH_SUITE,
      }).flatMap((moment) => workOnFile(moment, round)),
    ),
  ).flat();
}

function workOnFile(moment: Moment, round: number): SamplePayload[] {
  const { company, person, random } = moment;
  const document = company.documents.pickFor(person, random);
  const isGoogle = person.department.suite === 'google';
  const [fetched, edited] = [random.hex(64), random.hex(64)];
  const file = (folder: string, name: string, sha256: string): LaptopFile => ({
    kind: 'file',
    name,
    path: homePath(moment, folder, name),
    size: document.sizeBytes,
    sha256,
  });
  const download = file('Downloads', document.name, fetched);
  const working = file('Documents', `work on ${document.name}`, fetched);
  const changed = { ...working, sha256: edited };
  const stored = createDocument(`${working.name.replace(/\.\w+$/, '')} ${round + 1}`, {
    random,
    folder: document.folder,
    folderId: document.folderId,
    department: document.department,
    owner: person.email,
  });
  const back: Document = { ...stored, name: working.name, extension: document.extension };
  const at = (minutes: number): Moment => later(moment, minutes * MINUTE_MS);
  const text = everydayText(moment);
  return [
    logged(moment, document, isGoogle ? 'download' : 'FileDownloaded'),
    agentRecord(later(moment, 2 * SECOND_MS), {
      agent: 'extension',
      action: 'Download',
      more: {
        object: download,
        source: { url: addressOf(moment, document) },
      },
    }),
    opened(at(2), download),
    agentRecord(at(4), {
      agent: 'sensor',
      action: 'CopyFile',
      more: { object: download, target: { path: working.path } },
    }),
    opened(at(40), changed, text),
    uploaded(at(44), changed, { url: pageOf(moment), title: 'Files', account: person.email }, text),
    logged(later(at(44), 2 * SECOND_MS), back, isGoogle ? 'upload' : 'FileUploaded'),
  ];
}

/** The storage's own log. */
function logged(moment: Moment, document: Document, operation: string): SamplePayload {
  return moment.person.department.suite === 'google'
    ? driveActivity(moment, document, [[operation, {}]])
    : siteRecord(moment, { workload: 'SharePoint', operation, document });
}

/** The address by which the browser fetches the document. */
function addressOf({ company, person }: Moment, document: Document): string {
  return person.department.suite === 'google'
    ? `https://drive.google.com/uc?id=${document.driveId}&export=download`
    : `https://${company.label}.sharepoint.com/sites/${document.department}/_layouts/15/Doc.aspx?sourcedoc=%7B${document.uniqueId.toUpperCase()}%7D`;
}

/** The page that receives files; it names none. */
function pageOf({ company, person }: Moment): string {
  return person.department.suite === 'google'
    ? 'https://drive.google.com/drive/my-drive'
    : `https://${company.label}.sharepoint.com/sites/${person.department.id}/Shared%20Documents/Forms/AllItems.aspx`;
}
