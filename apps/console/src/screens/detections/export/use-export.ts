import type { DetectionFilter } from '@waybill/contract';
import { formatCount, toast } from '@waybill/ui';
import { useRef, useState } from 'react';
import { describeError } from '../../../app/http/api-error.ts';
import { open } from '../../../app/http/api.ts';
import { fillPath } from '../../../app/http/build-path.ts';
import { readText } from '../../../app/http/create-request.ts';
import { createRowCounter, type ExportFormat } from './count-rows.ts';
import { saveFile } from './save-file.ts';

export interface ExportProgress {
  format: ExportFormat;
  rows: number;
}

const CONTENT_TYPE: Record<ExportFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  jsonl: 'application/x-ndjson',
};

/** Streams an export into a file, telling how many rows have arrived. One runs at a time. */
export function useExport() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);

  async function start(filter: DetectionFilter, format: ExportFormat): Promise<void> {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ format, rows: 0 });
    try {
      await run(filter, format, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) {
        toast({ variant: 'error', title: `The export failed: ${describeError(error).title}` });
      }
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  async function run(filter: DetectionFilter, format: ExportFormat, signal: AbortSignal) {
    const path = fillPath('/v1/detections/export', { query: { ...filter, format } });
    const response = await open(path, signal);
    if (response?.body == null) return;
    const counter = createRowCounter(format);
    const parts: string[] = [];
    await readText(response.body, (text) => {
      parts.push(text);
      counter.add(text);
      setProgress({ format, rows: counter.count() });
    });
    const name = `detections-${new Date().toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}.${format}`;
    saveFile(new Blob(parts, { type: CONTENT_TYPE[format] }), name);
    const rows = counter.count();
    toast({
      variant: 'success',
      title: `Exported ${formatCount(rows)} ${rows === 1 ? 'detection' : 'detections'}`,
      description: name,
    });
  }

  return { progress, start, cancel: () => running.current?.abort() };
}
