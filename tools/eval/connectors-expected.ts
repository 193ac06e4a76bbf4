import { csvRecords } from '@waybill/formats/csv/csv-rows';
import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { field, isRecord } from '@waybill/connectors/kit/field';
import { instant } from '@waybill/connectors/kit/instant';
import type { PlannedStream } from './connectors-plan.ts';
import { reachable } from './connectors-rules.ts';

/** The records that the answers of a stream hold, as they were recorded. */
export function expectedRecords({ stream, recordRules }: PlannedStream): Record<string, unknown>[] {
  const { records } = stream.steps.at(-1) ?? stream;
  return reachable(recordRules).flatMap(({ responses }) =>
    responses.flatMap((recorded) => {
      if (records.decode === 'csv')
        return [
          ...csvRecords(Buffer.from(typeof recorded.body === 'string' ? recorded.body : '')),
        ].map(parsedRow);
      const list = records.path === '' ? recorded.body : field(recorded.body, records.path);
      const found = (Array.isArray(list) ? list : [list]).filter(isRecord);
      return found.flatMap((record) => splitOf(record, records.split));
    }),
  );
}

function parsedRow(row: unknown): Record<string, unknown> {
  return isRecord(row) ? row : {};
}

function splitOf(record: Record<string, unknown>, path: string | undefined) {
  const list = path === undefined ? undefined : record[path];
  if (path === undefined || !Array.isArray(list)) return [record];
  return list.map((one: unknown) => ({ ...record, [path]: one }));
}

/** A record without the members that the declaration added. */
export function bare(record: Record<string, unknown>, stream: HttpStream): Record<string, unknown> {
  const added = new Set(
    [stream, ...stream.steps].flatMap(({ records }) => Object.keys(records.add ?? {})),
  );
  return Object.fromEntries(Object.entries(record).filter(([name]) => !added.has(name)));
}

/** Whether a record is the recorded one; places that the recorded server filled may hold anything. */
export function isRecorded(recorded: string): (told: string) => boolean {
  if (!recorded.includes('${')) return (told) => told === recorded;
  const parts = recorded.split(/\$\{[^}]*\}/);
  const source = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${source.join('.*')}$`, 's');
  return (told) => pattern.test(told);
}

export function stable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Moments of the recorded list, and a present shortly after the last of them. */
export function momentsOf({ stream, rules, recordRules }: PlannedStream): {
  moments: number[];
  present: number;
} {
  const { cursor } = stream;
  const usual = Date.UTC(2026, 0, 1);
  if (cursor.type !== 'time') return { moments: [], present: usual };
  const lists = [...rules, ...recordRules].flatMap(({ responses: [recorded] }) =>
    [stream.records.path, stream.steps.at(-1)?.records.path ?? ''].flatMap((path) => {
      const list = path === '' ? recorded?.body : field(recorded?.body, path);
      return Array.isArray(list) ? list : [list];
    }),
  );
  const moments = lists.flatMap((record) => {
    const at = instant(
      isRecord(record) ? (record[cursor.field] ?? field(record, cursor.field)) : null,
    );
    return at === null ? [] : [at];
  });
  return { moments, present: Math.max(...moments, moments.length > 0 ? 0 : usual) + 3_600_000 };
}
