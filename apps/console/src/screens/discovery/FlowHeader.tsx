import type { FlowMap } from '@waybill/contract';
import { Button, formatRelativeTime, IconButton, tableToCsv, textOf } from '@waybill/ui';
import { useMissingReason } from '../../app/session/session-context.ts';
import { Icon } from '../../components/icons.ts';
import { localDateTime } from '../../components/local-time.ts';
import { ManagedAppsControl } from '../../components/managed-apps/ManagedAppsControl.tsx';
import { saveFile } from '../../components/save-file.ts';
import { TimeRangeControl } from '../../components/time-range/TimeRangeControl.tsx';
import { discoveryText } from './discovery.text.ts';
import { FLOW_RANGE, type FlowView } from './filter/flow-view.ts';
import { bandTable, narrowFlows } from './map/map-parts.ts';
import { scopeOfMap } from './flow-figures.ts';
import { screenText } from './screen.text.ts';

export interface FlowHeaderProps {
  view: FlowView;
  /** What is ticked, or all. */
  map: FlowMap | undefined;
  isReading: boolean;
  onRefresh: () => void;
}

/** Title, a summary sentence, freshness, destinations, and the time range. */
export function FlowHeader({ view, map, isReading, onRefresh }: FlowHeaderProps) {
  const text = textOf(discoveryText);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-2.5 pb-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
        <h1 className="text-xl font-semibold tracking-tight">{textOf(screenText).title}</h1>
        {map !== undefined && (
          <p aria-live="polite" className="text-md text-ink-2">
            {text.sentence(scopeOfMap(map, view.scope), map.total.events, map.total.sensitive)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Freshness map={map} />
        <IconButton
          label={text.refresh}
          icon={<Icon.refresh className={isReading ? 'animate-spin' : undefined} />}
          onClick={onRefresh}
        />
        <ManagedAppsControl />
        <TimeRangeControl fallback={FLOW_RANGE} />
        <ExportButton view={view} map={map} />
      </div>
    </header>
  );
}

/** Exports the displayed flows as a file. */
function ExportButton({ view, map }: Pick<FlowHeaderProps, 'view' | 'map'>) {
  const text = textOf(discoveryText);
  const missing = useMissingReason('activity:export');
  return (
    <Button
      icon={<Icon.download aria-hidden />}
      disabledReason={missing}
      onClick={() => {
        if (map === undefined) return;
        const { headers, rows } = bandTable(narrowFlows(map, view), view, 'file');
        const csv = tableToCsv(headers, rows);
        saveFile(new Blob([csv], { type: 'text/csv' }), text.exportName);
      }}
    >
      {text.exportFlows}
    </Button>
  );
}

/** When the figures were read; how old the newest event was then is in the tip. */
function Freshness({ map }: { map: FlowMap | undefined }) {
  const text = textOf(discoveryText);
  if (map === undefined) return null;
  const { asOf, newestEventAt, waiting } = map;
  const newest =
    newestEventAt === null
      ? text.noEventYet
      : text.newestEvent(formatRelativeTime(newestEventAt, Date.parse(asOf)));
  return (
    <p
      title={`${localDateTime(asOf, 'long')} · ${newest}`}
      className="flex items-center text-sm text-ink-3 max-lg:hidden"
    >
      {text.asOf(localDateTime(asOf))}
      {waiting > 0 && ` · ${text.waiting(waiting)}`}
    </p>
  );
}
