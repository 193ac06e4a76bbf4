import type { Integration } from '@waybill/contract';
import { formatDuration, textOf } from '@waybill/ui';
import { Icon } from '../../../../../components/icons.ts';
import { FailureNote } from '../words/FailureNote.tsx';
import { integrationText } from './integration.text.ts';

const ageOf = (at: string): string => formatDuration(Date.now() - Date.parse(at));

/** Why the integration needs attention, and what to do; empty while all is well. */
export function TroubleNote({ integration }: { integration: Integration }) {
  const text = textOf(integrationText);
  const { failure, isSilent, lastEventAt, streams } = integration;
  if (failure === null && !isSilent) return null;
  const atFault = streams.filter((stream) => stream.isOn && stream.failure === failure);
  return (
    <div
      role="status"
      className="flex items-start gap-2.5 rounded-lg border border-medium-line bg-medium-soft px-4 py-3"
    >
      <Icon.alert aria-hidden className="mt-0.5 size-4 shrink-0 text-medium-text" />
      {failure !== null ? (
        <div className="min-w-0">
          <FailureNote failure={failure} detail={null} />
          {atFault.length > 0 && (
            <p className="text-sm text-ink-2">
              {text.inStreams(atFault.map(({ title }) => title).join(', '))}
            </p>
          )}
        </div>
      ) : (
        <p>
          <b className="font-medium">
            {lastEventAt === null ? text.silentNever : text.silentSince(ageOf(lastEventAt))}
          </b>{' '}
          <span className="text-ink-2">{text.silentNote}</span>
        </p>
      )}
    </div>
  );
}
