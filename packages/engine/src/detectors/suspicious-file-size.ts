import type { ActivityEvent, DetectionFact } from '@waybill/contract';
import { defineDetector, type DetectorContext, type DetectorExample } from './define-detector.ts';
import type { DetectorPast } from './detector-past.ts';
import { sizeForPerson, sizeForType, sizeOfSource } from './file-size/size-facts.ts';
import { equalParts, partFacts, splitStem } from './file-size/split-parts.ts';
import { carriedFiles, isCarrier, type CarriedFile } from './movement/carried-files.ts';
import { leavingFact } from './movement/leaving.ts';
import { findingOf, judgeOf } from './weigh.ts';

const JUDGE = judgeOf({
  id: 'suspicious-file-size',
  version: 1,
  origin: 'suspiciousFileSize',
  name: 'Suspicious file size',
  description:
    'A file leaves that is unusually large for its type or for this person, has a different size than the file it claims to be, or was split into equal parts.',
  title: 'File size does not match its type',
  groupBy: ['actor', 'destination'],
});

/** Acts after which the same content has the same size. */
const KEEPS_SIZE: readonly string[] = ['Upload', 'CopyFile', 'Rename'];

/** Outgoing files whose size shows that they are not what they seem. */
export const detector = defineDetector({
  id: JUDGE.key,
  origin: JUDGE.origin,
  type: 'AI',
  weighsPast: true,
  inputs: ['sizeBytes', 'object.name', 'object.extension', 'action'],
  evaluate(event, { past }) {
    const leaving = leavingFact(event);
    if (leaving === null) return [];
    const files = carriedFiles(event);
    const split = equalParts(files);
    if (split) return findingOf(JUDGE, [...split.facts, leaving], split.stem);
    return files.flatMap((file) => {
      const facts = [...partFacts(file), ...sizeFacts(event, file, past)];
      if (facts.length === 0) return [];
      return findingOf(JUDGE, [...facts, leaving], splitStem(file.name) ?? file.name.toLowerCase());
    });
  },
  examples: examples(),
});

function sizeFacts(
  event: ActivityEvent,
  file: CarriedFile,
  past: DetectorContext['past'],
): DetectionFact[] {
  const ofType = sizeForType(file);
  // Attachments of a message have neither stored sizes nor a source.
  if (isCarrier(event)) return ofType;
  const keepsSize = event.action !== null && KEEPS_SIZE.includes(event.action);
  const source = keepsSize ? (event.lineage?.source?.sizeBytes ?? null) : null;
  return [...ofType, ...pastFacts(event, file, past), ...sizeOfSource(file.sizeBytes, source)];
}

/** The actor's own history takes precedence; peers fill in if it is too short. */
function pastFacts(
  event: ActivityEvent,
  { sizeBytes }: CarriedFile,
  past: DetectorPast | undefined,
): DetectionFact[] {
  const own = past?.sizes?.(event, 'own') ?? null;
  if (own !== null) return sizeForPerson('ownSizes', sizeBytes, own);
  return sizeForPerson('peerSizes', sizeBytes, past?.sizes?.(event, 'peers') ?? null);
}

function examples(): DetectorExample[] {
  const upload = {
    movement: 'upload',
    action: 'Upload',
    category: 'Web Upload',
    destination: { name: 'Dropbox', outside: 'yes', managed: 'no' },
  } as const;
  const MB = 1024 * 1024;
  const object = (name: string, sizeBytes: number) => ({
    object: { kind: 'file' as const, name, sizeBytes },
  });
  const related = (name: string, sizeBytes: number) => ({
    id: null,
    name,
    path: null,
    url: null,
    sha256: null,
    sizeBytes,
  });
  const lineage = {
    source: null,
    target: null,
    members: [],
    memberCount: null,
    isLocked: null,
    clipboardSha256: null,
    sequence: null,
    gesture: null,
  };
  const past = (count: number) => ({
    sizes: () => ({ count, logMean: Math.log(200_000), logDeviation: 1 }),
  });
  const parts = ['a.7z.001', 'a.7z.002', 'a.7z.003'].map((name) => related(name, 20 * MB + 17));
  return [
    { facts: { ...upload, ...object('notes.txt', 900 * MB) }, hits: [JUDGE.key] },
    { facts: { ...upload, ...object('ledger.zip.001', 25 * MB) }, hits: [JUDGE.key] },
    { facts: { ...upload, ...object('data.zip', 800 * MB) }, past: past(60), hits: [JUDGE.key] },
    {
      facts: {
        ...upload,
        ...object('summer.png', 40 * MB),
        lineage: { ...lineage, source: related('summer.png', 2 * MB) },
      },
      hits: [JUDGE.key],
    },
    {
      facts: {
        movement: 'send',
        category: 'External Comms',
        object: { kind: 'message' },
        lineage: { ...lineage, members: parts },
      },
      hits: [JUDGE.key],
    },
    { facts: { ...upload, ...object('film.mp4', 4000 * MB) }, hits: [] },
    { facts: { ...upload, ...object('photos.zip', 800 * MB) }, past: past(5), hits: [] },
    { facts: { ...upload, ...object('deck.pptx', 60 * MB) }, hits: [] },
    { facts: { ...upload, ...object('report.2024.001', 12_345) }, hits: [] },
    { facts: { movement: 'upload', ...object('notes.txt', 900 * MB) }, hits: [] },
    { facts: { ...upload, ...object('notes.txt', 900 * MB), outcome: 'failure' }, hits: [] },
  ];
}
