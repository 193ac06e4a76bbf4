import { classifierPool } from '../../features/classification/contents/classifier-pool.ts';
import type { DataTypeSet } from '../../features/classification/contents/data-type-set.ts';
import { contentReader } from '../../features/classification/contents/text-parts.ts';
import { progressBar } from '../progress-bar.ts';
import { reportFile, type FileReport } from './file-report.ts';
import type { FoundFile } from './find-files.ts';
import { untilInterrupted } from './until-interrupted.ts';

/** Files processed at a time. */
const AT_A_TIME = 2;

export interface ScanOptions {
  set: DataTypeSet;
  progress: Parameters<typeof progressBar>[0];
  interrupt: Promise<unknown> | undefined;
  /** Called in the order of the files, once one and all before it are done. */
  onReport: (report: FileReport) => void;
}

export interface Scan {
  /** In file order; after an interrupt, the completed ones. */
  reports: FileReport[];
  isWhole: boolean;
}

/** Reads and classifies the files. An interrupt breaks off what is being read. */
export async function scanFiles(
  files: readonly FoundFile[],
  { set, progress, interrupt, onReport }: ScanOptions,
): Promise<Scan> {
  const pool = classifierPool();
  const reader = contentReader();
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const bar = progressBar(progress, total, { verb: 'read' });
  const reports: (FileReport | undefined)[] = [];
  let next = 0;
  let told = 0;
  const over = new AbortController();
  async function work(): Promise<void> {
    for (let file = files[next]; file && !over.signal.aborted; file = files[next]) {
      const at = next;
      next += 1;
      const report = await reportFile(file, { reader, pool, set });
      // Closing aborts files in progress: later errors are not theirs.
      if (over.signal.aborted) return;
      reports[at] = report;
      for (let one = reports[told]; one; one = reports[told]) {
        told += 1;
        onReport(one);
      }
      bar.advance(file.bytes);
    }
  }
  try {
    const working = Promise.all(Array.from({ length: AT_A_TIME }, work));
    const isWhole = await untilInterrupted(working, interrupt);
    over.abort();
    bar.finish();
    // Files after an aborted one were not reported yet.
    for (const report of reports.slice(told)) if (report) onReport(report);
    return { reports: reports.filter((report) => report !== undefined), isWhole };
  } finally {
    await Promise.all([pool.close(), reader.close()]);
  }
}
