import { clsx } from 'clsx';
import { textOf } from '@waybill/ui';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { Icon } from '../../icons.ts';
import { shownValue } from './shown-value.ts';
import { triageText } from './triage.text.ts';

type Result = ResponseOf<'/v1/detections/{detectionId}/reproduction', 'POST'>;

/** Result of evaluating again, with every leaf then and now. */
export function Reproduction({ result }: { result: Result }) {
  const text = textOf(triageText);
  const { outcome, reason, holds, leaves } = result;
  if (outcome === 'not_possible') {
    return (
      <p role="status" className="text-base text-ink-2">
        {reason === 'made_by_hand' ? text.cannotByHand : text.cannotHistory}
      </p>
    );
  }
  const isSame = outcome === 'same';
  return (
    <div role="status" className="flex flex-col gap-2">
      <p
        className={clsx(
          'inline-flex items-center gap-2 text-base',
          isSame ? 'text-ok-text' : 'text-high-text',
        )}
      >
        {isSame ? (
          <Icon.met aria-hidden className="size-4" />
        ) : (
          <Icon.alert aria-hidden className="size-4" />
        )}
        {isSame ? text.isSame : holds === false ? text.holdsNot : text.isDifferent}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-base">
          <thead className="text-sm text-ink-3">
            <tr>
              <th scope="col" className="py-1 pr-3 font-medium">
                {text.field}
              </th>
              <th scope="col" className="py-1 pr-3 font-medium">
                {text.stored}
              </th>
              <th scope="col" className="py-1 font-medium">
                {text.now}
              </th>
            </tr>
          </thead>
          <tbody>
            {leaves.map(({ path, stored, now, isSame: isLeafSame }) => (
              <tr
                key={path}
                className={clsx('border-t border-line', !isLeafSame && 'bg-high-soft')}
              >
                <th scope="row" className="py-1 pr-3 font-mono text-sm font-normal">
                  {(stored ?? now)?.field} {(stored ?? now)?.op}
                </th>
                <td className="py-1 pr-3 wrap-anywhere">
                  {stored ? shownValue(stored.seen) : '–'}
                </td>
                <td className="py-1 wrap-anywhere">{now ? shownValue(now.seen) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
