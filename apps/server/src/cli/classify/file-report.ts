import { open } from 'node:fs/promises';
import {
  CLASSIFY_LIMITS,
  type ContentClassification,
  type ContentFinding,
  type ContentState,
} from '@waybill/contract';
import type { ClassifierPool } from '../../features/classification/contents/classifier-pool.ts';
import { ClassifierFailed } from '../../features/classification/contents/classifier-failed.ts';
import type { TextPart } from '../../features/classification/contents/content.ts';
import {
  NO_SUBJECT,
  type DataTypeSet,
} from '../../features/classification/contents/data-type-set.ts';
import type { ContentReader } from '../../features/classification/contents/text-parts.ts';
import type { FoundFile } from './find-files.ts';

/** Printable findings of one file. Contains no found value. */
export interface FileReport {
  path: string;
  bytes: number;
  state: ContentState;
  reason: string | null;
  sensitivity: number | null;
  types: ContentClassification['types'];
  findings: readonly FileFinding[];
}

export interface FileFinding extends Pick<
  ContentFinding,
  'type' | 'confidence' | 'evidence' | 'snippet'
> {
  /** Path of a file inside the file, which starts with the file's own; null for the file itself. */
  inside: string | null;
  /** 1-based, in the extracted text. */
  line: number;
}

export interface FileReading {
  reader: ContentReader;
  pool: ClassifierPool;
  set: DataTypeSet;
}

/** No one else uses the threads of this process. */
const ALONE = { tenantId: 0, lane: 'interactive' } as const;

/** Reads and classifies one file. Never throws: failures become the state of the file. */
export async function reportFile(
  file: FoundFile,
  { reader, pool, set }: FileReading,
): Promise<FileReport> {
  const bytes = await beginning(file.path).catch(() => null);
  if (!bytes) return without(file, 'failed', 'not readable');
  const isCut = file.bytes > bytes.length;
  const content = { kind: 'file', name: file.path, mediaType: null, bytes } as const;
  const parts = await reader.read(content, ALONE);
  try {
    const result = await pool.classify({
      ...ALONE,
      set,
      parts,
      subject: NO_SUBJECT,
      now: Date.now(),
    });
    return {
      ...file,
      state: isCut && result.state === 'complete' ? 'partial' : result.state,
      reason:
        result.parts.find(({ reason }) => reason !== null)?.reason ?? (isCut ? 'file-limit' : null),
      sensitivity: result.sensitivity,
      types: result.types,
      findings: result.findings.map((finding) => findingOf(finding, parts)),
    };
  } catch (error) {
    if (error instanceof ClassifierFailed) return without(file, 'failed', error.message);
    throw error;
  }
}

/** The file, or as much of it as the size limit allows. */
async function beginning(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(Math.min(size, CLASSIFY_LIMITS.fileBytes));
    let filled = 0;
    while (filled < bytes.length) {
      const { bytesRead } = await file.read(bytes, filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return bytes.subarray(0, filled);
  } finally {
    await file.close();
  }
}

function without(file: FoundFile, state: ContentState, reason: string): FileReport {
  return { ...file, state, reason, sensitivity: null, types: [], findings: [] };
}

function findingOf(finding: ContentFinding, parts: readonly TextPart[]): FileFinding {
  const { type, confidence, evidence, snippet, start } = finding;
  const part = parts[finding.part];
  const inside = finding.part === 0 ? null : (part?.name ?? null);
  const line = lineAt(part?.text ?? '', start);
  return { inside, line, type, confidence, evidence, snippet };
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
