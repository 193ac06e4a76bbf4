import type { DetectionFilter } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { PermissionError } from '../../../app/http/api-error.ts';
import { open } from '../../../app/http/api.ts';
import { fillPath } from '../../../app/http/build-path.ts';
import { readText } from '../../../app/http/create-request.ts';
import { runPageTask } from '../../../app/tasks/page-tasks.ts';
import { saveFile } from '../../../components/save-file.ts';
import { detectionsText } from '../detections.text.ts';
import { createRowCounter, type ExportFormat } from './count-rows.ts';

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const satisfies readonly ExportFormat[];

const CONTENT_TYPE: Record<ExportFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  jsonl: 'application/x-ndjson',
};

/**
 * Streams the matching detections into a file. The tray in the header shows the progress and can cancel
 * it. Never throws; resolves to whether there is a file.
 *
 * @param total matching detections; undefined while unknown
 */
export function startExport(
  filter: DetectionFilter,
  format: ExportFormat,
  total?: number,
): Promise<boolean> {
  const text = textOf(detectionsText);
  const counter = createRowCounter(format);
  return runPageTask({
    title: text.exportTask(total, text[format]),
    doneTitle: () => text.exported(counter.count()),
    run: async (report, signal) => {
      report({ done: 0, total });
      const path = fillPath('/v1/detections/export', { query: { ...filter, format } });
      const response = await open(path, signal);
      if (response === undefined) throw new PermissionError();
      if (response.body === null) throw new Error(text.exportEmpty);
      const parts: string[] = [];
      await readText(response.body, (part) => {
        parts.push(part);
        counter.add(part);
        report({ done: counter.count(), total });
      });
      if (!signal.aborted)
        saveFile(new Blob(parts, { type: CONTENT_TYPE[format] }), nameOf(format));
    },
  });
}

/** Named by the minute in UTC, e.g. `detections-2026-03-09-14-05.csv`. */
function nameOf(format: ExportFormat): string {
  const minute = new Date().toISOString().slice(0, 16).replaceAll(/[:T]/g, '-');
  return `detections-${minute}.${format}`;
}
