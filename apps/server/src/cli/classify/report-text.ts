import type { FileReport } from './file-report.ts';

/** What the whole scan came to. */
export interface ScanSummary {
  files: number;
  /** Files in which something was found. */
  withFindings: number;
  findings: number;
  /** Files that could not be read, or only in part. */
  notComplete: number;
  sensitivity: number | null;
}

export function summarize(reports: readonly FileReport[]): ScanSummary {
  const levels = reports.flatMap(({ sensitivity }) => (sensitivity === null ? [] : [sensitivity]));
  return {
    files: reports.length,
    withFindings: reports.filter(({ types }) => types.length > 0).length,
    findings: reports.flatMap(({ types }) => types).reduce((sum, { count }) => sum + count, 0),
    notComplete: reports.filter(({ state }) => state !== 'complete').length,
    sensitivity: levels.length === 0 ? null : Math.max(...levels),
  };
}

/** One line of JSON for each file, and one for the whole. */
export function jsonLines(reports: readonly FileReport[]): string[] {
  const files = reports.map((report) => JSON.stringify({ file: report }));
  return [...files, JSON.stringify({ summary: summarize(reports) })];
}

const HEADINGS = ['File', 'Line', 'Data type', 'Found', 'Different', 'Confidence', 'Sensitivity'];

/** A table of what was found, then what could not be read, then the sums. */
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

/** Where the first of a type stands: the file, or the file inside it, and the line in that. */
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

function sums({ files, withFindings, findings, notComplete }: ScanSummary): string {
  const rest = notComplete === 0 ? '' : `, ${notComplete} not read completely`;
  return `${counted(findings, 'finding')} in ${withFindings} of ${counted(files, 'file')}${rest}`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
