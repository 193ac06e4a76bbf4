import type { DetectionFilter, DetectionSummary } from '@waybill/contract';
import {
  Button,
  FilterBar,
  Kbd,
  QueryField,
  textOf,
  type ExtraChip,
  type FilterField,
} from '@waybill/ui';
import { Icon } from '../../../components/icons.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { rememberSearch } from '../../../app/storage/last-searches.ts';
import { TimeRangeControl } from '../../../components/time-range/TimeRangeControl.tsx';
import { rangeLabel } from '../../../components/time-range/time-range.ts';
import { detectionsText } from '../detections.text.ts';
import type { ListActions } from '../use-list-view.ts';
import { closedCount } from './facet-view.ts';
import { hasFilters, isOpenOnly, queryOf } from './detection-view.ts';
import { SeverityStrip } from './SeverityStrip.tsx';
import type { FilterFields } from './use-filter-fields.ts';
import { useSlashFocus } from '../../../components/use-slash-focus.ts';

export interface FilterLineProps {
  filter: DetectionFilter;
  fields: readonly FilterField[];
  /** Puts keys of people instead of their names before it continues. */
  named: FilterFields['named'];
  summary: DetectionSummary | undefined;
  actions: ListActions;
  /** The column of facets: whether it is open, and how to open it. Null without room for it. */
  panel: { isOpen: boolean; toggle: () => void } | null;
}

/** Quick filters, the typed query, and a chip for everything that narrows the list. */
export function FilterLine(props: FilterLineProps) {
  const { filter, fields, named, summary, actions, panel } = props;
  const { timeZone } = useSessionInfo().tenant;
  const query = queryOf(filter);
  const isOpenView = isOpenOnly(filter);
  return (
    <div className="px-4 pb-2">
      <FilterBar
        fields={fields}
        filters={query.filters}
        // Values shown by the quick filters need no chip.
        hiddenKeys={isOpenView ? ['severity', 'status'] : ['severity']}
        onChange={(filters) => named(filters, actions.setFilters)}
        onClear={actions.clearAll}
        canClear={hasFilters(filter)}
        extraChips={extraChips({ ...filter, zone: filter.zone ?? timeZone }, actions)}
        query={<ListQuery filter={filter} fields={fields} named={named} actions={actions} />}
        add={panel === null ? undefined : <PanelButton {...panel} />}
        end={<TimeRangeControl />}
      >
        <SeverityStrip
          summary={summary}
          selected={filter.severity ?? []}
          onToggle={(severity) => actions.toggle('severity', severity)}
        />
        {(isOpenView || filter.status === undefined) && (
          <ClosedSwitch
            isHidden={isOpenView}
            summary={summary}
            onSwitch={() => actions.showClosed(isOpenView)}
          />
        )}
      </FilterBar>
    </div>
  );
}

/** Opens the facets as a column at the left; folded, the rows have its room. */
function PanelButton({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  const text = textOf(detectionsText);
  return (
    <Button
      icon={<Icon.filter aria-hidden />}
      aria-expanded={isOpen}
      onClick={toggle}
      className="border-dashed! shadow-none!"
    >
      {text.filter}
    </Button>
  );
}

interface ClosedSwitchProps {
  isHidden: boolean;
  summary: DetectionSummary | undefined;
  onSwitch: () => void;
}

/** How many closed detections the list hides or shows; a press toggles that. */
function ClosedSwitch({ isHidden, summary, onSwitch }: ClosedSwitchProps) {
  const text = textOf(detectionsText);
  const closed = closedCount(summary);
  if (isHidden && closed === 0) return null;
  return (
    <Button
      size="sm"
      className="border-dashed! shadow-none!"
      icon={<Icon.hide aria-hidden />}
      title={isHidden ? text.showClosedHint : text.hideClosedHint}
      onClick={onSwitch}
    >
      {isHidden ? text.closedHidden(closed) : text.closedShown(closed)}
    </Button>
  );
}

/** Filters other than values: hours of the week, and the owners of destinations. */
function extraChips(filter: DetectionFilter, actions: ListActions): ExtraChip[] {
  const text = textOf(detectionsText);
  const { managed, hours, zone } = filter;
  const chips: ExtraChip[] = [];
  if (hours !== undefined) {
    chips.push({
      key: 'hours',
      label: text.hours,
      verb: text.areThese,
      value: text.hoursValue(hours.length, zone ?? ''),
      onRemove: () => actions.clear('hours'),
    });
  }
  const moments = [
    { key: 'first', label: text.firstSeen, from: filter.firstFrom, to: filter.firstTo },
    { key: 'closed', label: text.closedAt, from: filter.closedFrom, to: filter.closedTo },
  ];
  for (const { key, label, from, to } of moments) {
    if (from === undefined && to === undefined) continue;
    chips.push({
      key,
      label,
      verb: text.is,
      value: rangeLabel({ from, to }),
      onRemove: () => actions.clear(`${key}From`, `${key}To`),
    });
  }
  if (managed === 'managed' || managed === 'unmanaged') {
    chips.push({
      key: 'managed',
      label: text.apps,
      verb: text.is,
      value: text[managed],
      onRemove: () => actions.setManaged('all'),
    });
  }
  return chips;
}

type ListQueryProps = Pick<FilterLineProps, 'filter' | 'fields' | 'named' | 'actions'>;

/** The typed query of this list; `/` focuses it. */
function ListQuery({ filter, fields, named, actions }: ListQueryProps) {
  const text = textOf(detectionsText);
  const frame = useSlashFocus();
  return (
    <div ref={frame}>
      <QueryField
        label={text.filterByText}
        placeholder={text.queryHint}
        fields={fields}
        query={queryOf(filter)}
        onChange={(query, typed) => {
          if (typed.isSettled) rememberSearch(query.text);
          named(query.filters, (filters) => actions.type({ ...query, filters }, typed));
        }}
        shortcut={<Kbd>/</Kbd>}
      />
    </div>
  );
}
