import { textOf } from '@waybill/ui';
import { PermissionError } from '../../../../../app/http/api-error.ts';
import { open } from '../../../../../app/http/api.ts';
import { fillPath } from '../../../../../app/http/build-path.ts';
import { readText } from '../../../../../app/http/create-request.ts';
import { runPageTask } from '../../../../../app/tasks/page-tasks.ts';
import { saveFile } from '../../../../../components/save-file.ts';
import {
  momentOf,
  rangeLabel,
  type TimeRange,
} from '../../../../../components/time-range/time-range.ts';
import { exportsText } from '../exports.text.ts';

/**
 * Streams the activity of a range into a file, one event per line. The tray in the header shows the
 * progress and can cancel it. Never throws; resolves to whether there is a file.
 */
export function downloadOcsf(range: TimeRange): Promise<boolean> {
  const text = textOf(exportsText);
  let events = 0;
  return runPageTask({
    title: text.downloading(rangeLabel(range)),
    doneTitle: () => text.downloaded(events),
    run: async (report, signal) => {
      const query = { from: instant(range.from), to: instant(range.to) };
      const response = await open(fillPath('/v1/activity/ocsf', { query }), signal);
      if (response === undefined) throw new PermissionError();
      if (response.body === null) throw new Error(text.noBody);
      const parts: string[] = [];
      await readText(response.body, (part) => {
        parts.push(part);
        // Line breaks in texts are escaped: each one here ends an event.
        events += part.split('\n').length - 1;
        report({ done: events });
      });
      if (signal.aborted) return;
      saveFile(new Blob(parts, { type: 'application/x-ndjson' }), fileName());
    },
  });
}

function instant(time: string | undefined): string | undefined {
  const at = momentOf(time);
  return at === null ? undefined : new Date(at).toISOString();
}

/** Named by the minute in UTC, e.g. `activity-2026-03-09-14-05.ocsf.ndjson`. */
function fileName(): string {
  const minute = new Date().toISOString().slice(0, 16).replaceAll(/[:T]/g, '-');
  return `activity-${minute}.ocsf.ndjson`;
}
