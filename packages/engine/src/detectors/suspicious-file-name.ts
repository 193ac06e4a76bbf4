import type { ActivityEvent, DetectionFact } from '@waybill/contract';
import {
  defineDetector,
  type DetectorContext,
  type DetectorExample,
  type DetectorHit,
} from './define-detector.ts';
import { nameFacts, renameFacts, isDisguisedAs } from './file-name/disguise-facts.ts';
import { nameParts } from './file-name/name-parts.ts';
import { sensitiveWord } from './file-name/sensitive-word.ts';
import { carriedFiles, isCarrier, nameOf } from './movement/carried-files.ts';
import { leavingFact } from './movement/leaving.ts';
import { fact, findingOf, judgeOf } from './weigh.ts';

const JUDGE = judgeOf({
  id: 'suspicious-file-name',
  version: 1,
  origin: 'suspiciousFileName',
  name: 'Suspicious file name',
  description:
    'A file leaves with a name that disguises its content: a wrong or double extension, invisible characters, or a recent rename. Archives and documents disguised as images are detected before they leave.',
  title: 'File name disguises the file type',
  groupBy: ['actor'],
});

/** A hint next to other facts; on its own it never suffices. */
const SENSITIVE_WORD_POINTS = 0.3;

/** Acts that write the same content under another name. */
const KEEPS_CONTENT: readonly string[] = ['Rename', 'CopyFile', 'Upload'];

/** Files whose names hide what they are, when they leave; a disguise by renaming also before. */
export const detector = defineDetector({
  id: JUDGE.key,
  origin: JUDGE.origin,
  type: 'AI',
  weighsPast: true,
  inputs: ['object.name', 'object.extension', 'object.path', 'action'],
  evaluate(event, context) {
    const leaving = leavingFact(event);
    if (leaving !== null) return leavingFiles(event, leaving, context);
    return event.action === 'Rename' && event.outcome !== 'failure' ? renamedFile(event) : [];
  },
  examples: examples(),
});

function leavingFiles(
  event: ActivityEvent,
  leaving: DetectionFact,
  { fileType, past }: DetectorContext,
): DetectorHit[] {
  const files = carriedFiles(event);
  // Known contents and earlier names belong to the object, not to its attachments.
  const isObject = !isCarrier(event);
  const former = isObject ? [...formerName(event), ...(past?.formerNames?.(event) ?? [])] : [];
  return files.flatMap((file) => {
    const hidden = [
      ...nameFacts(file, isObject ? (fileType ?? null) : null),
      ...renameFacts(file.name, former),
    ];
    if (hidden.length === 0) return [];
    const facts = [...hidden, ...hints([file.name, ...former]), leaving];
    return findingOf(JUDGE, facts, subjectOf(file.name));
  });
}

/** Only the disguise itself counts if nothing leaves. */
function renamedFile(event: ActivityEvent): DetectorHit[] {
  const { lineage, object } = event;
  const name = (lineage?.target && nameOf(lineage.target)) ?? nameOf(object);
  const [before] = formerName(event);
  if (name === null || before === undefined) return [];
  if (!isDisguisedAs(before, nameParts(name).extension)) return [];
  return findingOf(JUDGE, renameFacts(name, [before]), subjectOf(name));
}

/** The renaming and the upload of one file are one finding. */
function subjectOf(name: string): string {
  return name.trim().toLowerCase().slice(0, 200);
}

function formerName({ action, lineage }: ActivityEvent): string[] {
  if (action === null || !KEEPS_CONTENT.includes(action) || !lineage?.source) return [];
  const name = nameOf(lineage.source);
  return name === null ? [] : [name];
}

function hints(names: readonly string[]): DetectionFact[] {
  const word = names.map(sensitiveWord).find((found) => found !== null);
  return word === undefined ? [] : [fact('sensitiveWord', word, SENSITIVE_WORD_POINTS)];
}

function examples(): DetectorExample[] {
  const upload = {
    movement: 'upload',
    action: 'Upload',
    category: 'Web Upload',
    destination: { name: 'Dropbox', outside: 'yes', managed: 'no' },
  } as const;
  const lineage = (path: string, target: string | null = null) => ({
    source: { id: null, name: null, path, url: null, sha256: null, sizeBytes: null },
    target:
      target === null
        ? null
        : { id: null, name: null, path: target, url: null, sha256: null, sizeBytes: null },
    members: [],
    memberCount: null,
    isLocked: null,
    clipboardSha256: null,
    sequence: null,
    gesture: null,
  });
  const file = (name: string, mimeType: string | null = null) => ({
    object: { kind: 'file' as const, name, mimeType },
  });
  const past = (...names: string[]) => ({ formerNames: () => names });
  return [
    { facts: { ...upload, ...file('summer.png', 'application/zip') }, hits: [JUDGE.key] },
    { facts: { ...upload, ...file('summer.png') }, fileType: 'zip', hits: [JUDGE.key] },
    { facts: { ...upload, ...file('customers.xlsx.jpg') }, hits: [JUDGE.key] },
    { facts: { ...upload, ...file('plan\u202Egnp.zip') }, hits: [JUDGE.key] },
    { facts: { ...upload, ...file('summer.png') }, past: past('ledger.zip'), hits: [JUDGE.key] },
    {
      facts: { ...upload, ...file('qzxkvbtrw.txt') },
      past: past('payroll 2026.xlsx'),
      hits: [JUDGE.key],
    },
    {
      facts: {
        action: 'Rename',
        ...file('b.png'),
        lineage: lineage('/home/d/a.zip', '/home/d/b.png'),
      },
      hits: [JUDGE.key],
    },
    { facts: { action: 'Rename', ...file('b.zip'), lineage: lineage('/home/d/a.zip') }, hits: [] },
    { facts: { ...upload, ...file('payroll confidential.xlsx') }, hits: [] },
    { facts: { ...upload, ...file('archive.tar.gz', 'application/gzip') }, hits: [] },
    { facts: { ...upload, ...file('v1.2.final.docx', 'application/zip') }, hits: [] },
    { facts: { ...upload, ...file('summer.png'), outcome: 'failure' }, fileType: 'zip', hits: [] },
    {
      facts: { ...upload, category: null, destination: { name: 'Dropbox' }, ...file('summer.png') },
      fileType: 'zip',
      hits: [JUDGE.key],
    },
    {
      facts: {
        movement: 'upload',
        destination: { name: 'Google Drive', outside: 'no' },
        ...file('summer.png'),
      },
      fileType: 'zip',
      hits: [],
    },
  ];
}
