import type { AuditEntryValue } from '@waybill/contract';
import { KeyValueList, ScrollRegion, textOf } from '@waybill/ui';
import { localDateTime } from '../../../../components/local-time.ts';
import { numberWords, personLabel } from './entry-columns.tsx';
import { tabText } from './tab.text.ts';

/** Everything that an entry says, with before and after. */
export function EntryDetails({ entry }: { entry: AuditEntryValue }) {
  const text = textOf(tabText);
  const erasedOr = (field: 'ip' | 'detail', value: string | null) =>
    entry.erased.includes(field) ? text.erased : value;
  return (
    <div className="flex flex-col gap-4">
      <KeyValueList
        labelWidth={120}
        items={[
          { label: text.time, value: localDateTime(entry.at, 'long') },
          { label: text.utc, value: entry.at, isMono: true },
          { label: text.actor, value: personLabel(entry.actor) },
          { label: text.onBehalfOf, value: entry.onBehalfOf && personLabel(entry.onBehalfOf) },
          { label: text.action, value: entry.action, isMono: true },
          { label: text.object, value: entry.target, isMono: true },
          { label: text.reason, value: erasedOr('detail', entry.reason) },
          { label: text.request, value: entry.requestId || null, isMono: true },
          { label: text.address, value: erasedOr('ip', entry.ip), isMono: true },
          { label: text.number, value: numberWords(entry.number) },
        ]}
      />
      <Changes entry={entry} />
    </div>
  );
}

function Changes({ entry: { changes, erased } }: { entry: AuditEntryValue }) {
  const text = textOf(tabText);
  if (changes.length === 0) {
    return (
      <p className="text-ink-3">{erased.includes('changes') ? text.erased : text.noChanges}</p>
    );
  }
  return (
    <ScrollRegion label={text.changes} maxHeight={320}>
      {changes.map((change, index) => (
        <table key={index} className="mb-3 w-full table-fixed text-sm">
          <caption className="pb-1 text-left font-mono break-all text-ink-2">
            {change.table}{' '}
            {change.key === null ? '' : Object.values(change.key).map(shown).join(' ')}
          </caption>
          <thead>
            <tr className="border-b border-line text-left text-ink-3">
              <th className="w-1/4 py-1 font-normal">{text.field}</th>
              <th className="py-1 font-normal">{text.before}</th>
              <th className="py-1 font-normal">{text.after}</th>
            </tr>
          </thead>
          <tbody>
            {fieldsOf(change).map((field) => (
              <tr key={field} className="border-b border-line align-top">
                <th className="py-1 pr-2 text-left font-mono font-normal break-all">{field}</th>
                <td className="py-1 pr-2 font-mono break-all">{shown(change.before?.[field])}</td>
                <td className="py-1 font-mono break-all">{shown(change.after?.[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </ScrollRegion>
  );
}

function fieldsOf({ before, after }: AuditEntryValue['changes'][number]): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted();
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
