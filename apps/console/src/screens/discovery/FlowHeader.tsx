import type { FlowMap } from '@waybill/contract';
import { formatRelativeTime, IconButton, PageHeader, textOf } from '@waybill/ui';
import { Icon } from '../../components/icons.ts';
import { localDateTime } from '../../components/local-time.ts';
import { ManagedAppsControl } from '../../components/managed-apps/ManagedAppsControl.tsx';
import { TimeRangeControl } from '../../components/time-range/TimeRangeControl.tsx';
import { discoveryText } from './discovery.text.ts';
import { FLOW_RANGE } from './filter/flow-view.ts';
import { screenText } from './screen.text.ts';

export interface FlowHeaderProps {
  map: FlowMap | undefined;
  isReading: boolean;
  onRefresh: () => void;
}

/** Title, events in all, how fresh they are, whose destinations are looked at, and the time range. */
export function FlowHeader({ map, isReading, onRefresh }: FlowHeaderProps) {
  const text = textOf(discoveryText);
  return (
    <div className="@container px-4 pt-3.5 pb-2.5">
      <PageHeader
        title={textOf(screenText).title}
        count={map?.total.events}
        actions={
          <>
            <Freshness map={map} />
            <IconButton
              label={text.refresh}
              icon={<Icon.refresh className={isReading ? 'animate-spin' : undefined} />}
              onClick={onRefresh}
            />
            <ManagedAppsControl />
            <TimeRangeControl fallback={FLOW_RANGE} />
          </>
        }
      />
    </div>
  );
}

/** When the figures were read, and how old the newest event was then. */
function Freshness({ map }: { map: FlowMap | undefined }) {
  const text = textOf(discoveryText);
  if (map === undefined) return null;
  const { asOf, newestEventAt, waiting } = map;
  const newest =
    newestEventAt === null
      ? text.noEventYet
      : text.newestEvent(formatRelativeTime(newestEventAt, Date.parse(asOf)));
  return (
    <p title={localDateTime(asOf, 'long')} className="flex items-center text-sm text-ink-3">
      {text.asOf(localDateTime(asOf))} · {newest}
      {waiting > 0 && ` · ${text.waiting(waiting)}`}
    </p>
  );
}
