import type { LineageEdge } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { Icon } from '../../../../components/icons.ts';
import { lossSpan, lossWord } from '../graph/node-words.ts';
import { inspectorText } from './inspector.text.ts';

/** A step's losses: source, time, and reason. */
export function LossList({ lost }: Pick<LineageEdge, 'lost'>) {
  return (
    <>
      <ul className="flex flex-col gap-2">
        {lost.map((loss) => (
          <li
            key={`${loss.source} ${loss.reason} ${loss.from}`}
            className="flex items-start gap-2 rounded-md border border-dashed border-line-control bg-sunken p-2.5 text-base"
          >
            <Icon.gap aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{lossWord(loss)}</span>
              <span className="block text-sm text-ink-2">{lossSpan(loss)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-3">{textOf(inspectorText).lostHelp}</p>
    </>
  );
}
