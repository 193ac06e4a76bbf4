import type { StreamDescription } from '@waybill/contract';
import { Checkbox, textOf } from '@waybill/ui';
import { connectText } from './connect.text.ts';
import { streamPace } from './stream-pace.ts';

export interface StreamChoiceProps {
  streams: readonly StreamDescription[];
  chosen: readonly string[];
  onToggle: (streamId: string) => void;
}

/** Streams to read, each with its transport and requirements at the vendor. */
export function StreamChoice({ streams, chosen, onToggle }: StreamChoiceProps) {
  const text = textOf(connectText);
  return (
    <div role="group" aria-label={text.streams} className="flex flex-col gap-3">
      {streams.map((stream) => (
        <Checkbox
          key={stream.streamId}
          checked={chosen.includes(stream.streamId)}
          onChange={() => onToggle(stream.streamId)}
          label={
            <>
              <span className="font-medium">{stream.title}</span>{' '}
              <span className="text-ink-3">{streamPace(stream)}</span>
            </>
          }
          hint={stream.scopes.length === 0 ? undefined : text.scopesOf(stream.scopes.join(', '))}
        />
      ))}
    </div>
  );
}
