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
      report.path,
      String(report.findings.find((finding) => finding.type === type.type)?.line ?? ''),
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
  return `${findings} findings in ${withFindings} of ${files} files${rest}`;
}
