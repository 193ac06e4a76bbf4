import { textOf } from '@waybill/ui';
import { tabText } from './tab.text.ts';
import { weightName, type WeightChange } from './weight-draft.ts';

/** Each changed weight with its points before and after. */
export function WeightChanges({ changes }: { changes: readonly WeightChange[] }) {
  const text = textOf(tabText);
  return (
    <ul aria-label={text.changes} className="flex flex-col gap-1 text-base">
      {changes.map(({ key, before, after }) => (
        <li key={key} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">{weightName(key)}</span>
          <span className="shrink-0 tabular-nums">
            <span className="text-ink-3">{before}</span>
            <span aria-hidden className="px-1.5 text-ink-3">
              →
            </span>
            <span className="sr-only"> {text.becomes} </span>
            <strong className="font-semibold">{after}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
