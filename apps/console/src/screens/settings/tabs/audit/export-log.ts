import { textOf } from '@waybill/ui';
import { PermissionError } from '../../../../app/http/api-error.ts';
import { open } from '../../../../app/http/api.ts';
import { fillPath } from '../../../../app/http/build-path.ts';
import { readText } from '../../../../app/http/create-request.ts';
import { runPageTask } from '../../../../app/tasks/page-tasks.ts';
import { saveFile } from '../../../../components/save-file.ts';
import { tabText } from './tab.text.ts';
import type { AuditFilter } from './use-audit-entries.ts';

/** Streams the entries of a filter into a file. Never throws; resolves to whether there is a file. */
export function exportLog(filter: AuditFilter, format: 'csv' | 'json'): Promise<boolean> {
  const text = textOf(tabText);
  return runPageTask({
    title: text.exporting,
    doneTitle: () => text.exported,
    run: async (report, signal) => {
      const query = { ...filter, format };
      const response = await open(fillPath('/v1/audit/export', { query }), signal);
      if (response === undefined) throw new PermissionError();
      if (response.body === null) throw new Error(text.noBody);
      const parts: string[] = [];
      let lines = 0;
      await readText(response.body, (part) => {
        parts.push(part);
        lines += part.split('\n').length - 1;
        report({ done: lines });
      });
      if (signal.aborted) return;
      const [type, ending] =
        format === 'csv' ? ['text/csv', 'csv'] : ['application/x-ndjson', 'ndjson'];
      saveFile(
        new Blob(parts, { type }),
        `audit-${new Date().toISOString().slice(0, 10)}.${ending}`,
      );
    },
  });
}
