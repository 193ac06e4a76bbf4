import type { ContentState } from '@waybill/contract';
import type { FileReport } from './file-report.ts';

type UnreadState = Exclude<ContentState, 'complete'>;

const UNREAD_STATES: readonly UnreadState[] = ['encrypted', 'failed', 'unsupported', 'partial'];

/** Result of the whole scan. */
export interface ScanSummary {
  files: number;
  /** Files in which something was found. */
  withFindings: number;
  findings: number;
  /** Files that could not be read, or only in part. */
  notComplete: number;
  /** The same by their state. */
  unread: Record<UnreadState, number>;
  sensitivity: number | null;
}

export function summarize(reports: readonly FileReport[]): ScanSummary {
  const levels = reports.flatMap(({ sensitivity }) => (sensitivity === null ? [] : [sensitivity]));
  return {
    files: reports.length,
    withFindings: reports.filter(({ types }) => types.length > 0).length,
    findings: reports.flatMap(({ types }) => types).reduce((sum, { count }) => sum + count, 0),
    notComplete: reports.filter(({ state }) => state !== 'complete').length,
    unread: {
      encrypted: countOf(reports, 'encrypted'),
      failed: countOf(reports, 'failed'),
      unsupported: countOf(reports, 'unsupported'),
      partial: countOf(reports, 'partial'),
    },
    sensitivity: levels.length === 0 ? null : Math.max(...levels),
  };
}

function countOf(reports: readonly FileReport[], wanted: UnreadState): number {
  return reports.filter(({ state }) => state === wanted).length;
}

/** One line of JSON for a file. */
export function fileLine(report: FileReport): string {
  return JSON.stringify({ file: report });
}

/** One line of JSON for the whole, which need not be all that exist. */
export function summaryLine(reports: readonly FileReport[], isWhole: boolean): string {
  return JSON.stringify({ summary: { ...summarize(reports), isWhole } });
}

const HEADINGS = ['File', 'Line', 'Data type', 'Found', 'Different', 'Confidence', 'Sensitivity'];

/** A table of findings, then unreadable files, then totals. */
export function tableLines(reports: readonly FileReport[]): string[] {
  const rows = reports.flatMap((report) =>
    report.types.map((type) => [
      ...firstPlace(report, type.type),
      type.name,
      String(type.count),
      String(type.distinct),
      type.confidence,
      String(type.sensitivity),
    ]),
  );
  const unread = reports
    .filter(({ state }) => state !== 'complete')
    .map(({ path, state, reason }) => `${path}: ${state}${reason === null ? '' : `, ${reason}`}`);
  return [
    ...(rows.length === 0 ? [] : [...columns([HEADINGS, ...rows]), '']),
    ...(unread.length === 0 ? [] : ['Not read completely:', ...unread, '']),
    sums(summarize(reports)),
  ];
}

/** Position of the first finding of a type: the file, or its inner file, and the line in it. */
function firstPlace({ path, findings }: FileReport, type: string): [file: string, line: string] {
  const ofType = findings.filter((finding) => finding.type === type);
  const [first] = ofType;
  if (!first) return [path, ''];
  const others = new Set(ofType.map(({ inside }) => inside)).size - 1;
  const more = others === 0 ? '' : ` and ${others} more`;
  return [`${first.inside ?? path}${more}`, String(first.line)];
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function sums({ files, withFindings, findings, notComplete, unread }: ScanSummary): string {
  const states = UNREAD_STATES.filter((state) => unread[state] > 0);
  const each = states.map((state) => `${unread[state]} ${state}`).join(', ');
  const rest = notComplete === 0 ? '' : `, ${notComplete} not read completely (${each})`;
  return `${counted(findings, 'finding')} in ${withFindings} of ${counted(files, 'file')}${rest}`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
