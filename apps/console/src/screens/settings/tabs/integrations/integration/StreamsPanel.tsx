import type { Integration, IntegrationStream } from '@waybill/contract';
import { Panel, textOf } from '@waybill/ui';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { integrationText } from './integration.text.ts';
import { StreamRow } from './StreamRow.tsx';
import type { IntegrationActions } from './use-integration.ts';

const HEAD = 'px-3 py-2 text-sm font-medium text-ink-3 first:pl-4 last:pr-4';

/** The streams: which are on, their state, schedule, and the result of the last run. */
export function StreamsPanel({
  integration,
  actions,
}: {
  integration: Integration;
  actions: IntegrationActions;
}) {
  const text = textOf(integrationText);
  const { streams } = integration;
  const events = streams.reduce((sum, stream) => sum + stream.events, 0);
  const missing = useMissingReason('integration:manage');
  const on = streams.filter(({ isOn }) => isOn);
  const ordered = [...on, ...streams.filter(({ isOn }) => !isOn)];

  function toggle({ streamId, title, isOn }: IntegrationStream): void {
    const kept = on.map((stream) => stream.streamId).filter((id) => id !== streamId);
    void actions.patch(
      { streams: isOn ? kept : [...kept, streamId] },
      isOn ? text.switchedOff(title) : text.switchedOn(title),
    );
  }

  return (
    <Panel
      title={text.streams}
      isFlush
      aside={`${text.streamsOn(on.length, streams.length)} · ${text.eventsInAll(events)}`}
    >
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left text-base">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={`${HEAD} w-14`}>
                {text.on}
              </th>
              <th scope="col" className={HEAD}>
                {text.stream}
              </th>
              <th scope="col" className={HEAD}>
                {text.state}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {text.lag}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {text.lastEvent}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {text.nextRun}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {text.lastRun}
              </th>
              <th scope="col" className="w-10">
                <span className="sr-only">{text.more}</span>
              </th>
            </tr>
          </thead>
          {ordered.map((stream) => (
            <StreamRow
              key={stream.streamId}
              stream={stream}
              isPaused={integration.isPaused}
              blocked={missing ?? (stream.isOn && on.length === 1 ? text.lastOne : undefined)}
              onToggle={() => toggle(stream)}
            />
          ))}
        </table>
      </div>
    </Panel>
  );
}
