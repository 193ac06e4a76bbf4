import type { FlowMap } from '@waybill/contract';
import { Button, formatCount, Menu, Segmented, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { Icon } from '../../../components/icons.ts';
import { localDateTime } from '../../../components/local-time.ts';
import { discoveryText } from '../discovery.text.ts';
import { isRealPair } from '../flow-ends.ts';
import { eventsOfScope } from '../flow-figures.ts';
import { FLOW_SORTS, type ScopeChoice } from '../flow-vocabulary.data.ts';
import type { FlowView } from './flow-view.ts';
import type { FlowActions } from './use-flow-actions.ts';

export interface ScopeChoicesProps {
  view: FlowView;
  map: FlowMap | undefined;
  actions: FlowActions;
}

const MAIN = ['external', 'internal', 'all'] as const;

/** Contents of the map, each with its events; its exclusions; its order; and marks that filter it. */
export function ScopeChoices({ view, map, actions }: ScopeChoicesProps) {
  const text = textOf(discoveryText);
  const countOf = (scope: ScopeChoice) => map && eventsOfScope(map, scope);
  return (
    <>
      <Segmented
        label={text.scope}
        activeKeys={[view.scope]}
        onToggle={(key) => actions.setScope(MAIN.find((known) => known === key) ?? 'external')}
        items={MAIN.map((key) => ({
          key,
          label: <span title={text[`${key}Note`]}>{text[key]}</span>,
          count: countOf(key),
        }))}
      />
      <SortMenu view={view} actions={actions} />
      <MarkChip
        isOn={view.scope === 'no_destination'}
        note={text.noDestinationNote}
        label={text.no_destination}
        count={countOf('no_destination')}
        onToggle={() =>
          actions.setScope(view.scope === 'no_destination' ? 'external' : 'no_destination')
        }
      />
      <FlowMarks view={view} map={map} actions={actions} />
    </>
  );
}

/** New flows, and undecided ones; each with the count of the map and the table. */
function FlowMarks({ view, map, actions }: ScopeChoicesProps) {
  const text = textOf(discoveryText);
  if (view.scope === 'no_destination' || view.scope === 'no_origin') return null;
  const flows = map?.bands.filter(isRealPair);
  return (
    <>
      <NewChip view={view} map={map} actions={actions} />
      <MarkChip
        isOn={view.marks.includes('unreviewed')}
        note={text.notReviewedNote}
        label={text.notReviewed}
        count={flows?.filter(({ review }) => review === 'unreviewed').length}
        onToggle={() => actions.toggleMark('unreviewed')}
      />
    </>
  );
}

/** Disabled, with the reason, until new flows can be recognized. */
function NewChip({ view, map, actions }: ScopeChoicesProps) {
  const text = textOf(discoveryText);
  const toggle = {
    isOn: view.marks.includes('new'),
    label: text.newFlows,
    onToggle: () => actions.toggleMark('new'),
  };
  if (map === undefined) return <MarkChip {...toggle} note={text.newMarkNote} count={undefined} />;
  const { days, needed, markedFrom } = map.learning;
  if (markedFrom === null) {
    const reason = text.learning(days, needed);
    return <MarkChip {...toggle} note={reason} count={undefined} disabledReason={reason} />;
  }
  const flows = map.bands.filter((band) => band.isNew && isRealPair(band));
  const note = text.newFlowsNote(localDateTime(markedFrom, 'date'));
  return <MarkChip {...toggle} note={note} count={flows.length} />;
}

function SortMenu({ view, actions }: Pick<ScopeChoicesProps, 'view' | 'actions'>) {
  const text = textOf(discoveryText);
  return (
    <Menu
      align="start"
      label={text.sort}
      trigger={
        <Button
          aria-label={`${text.sort}: ${text.sortBy(view.sort)}`}
          title={view.sort === 'risk' ? text.riskNote : undefined}
        >
          {text.sortBy(view.sort)}
          <Icon.expand aria-hidden className="text-ink-3" />
        </Button>
      }
      items={FLOW_SORTS.map((key) => ({
        key,
        label: text.sortBy(key),
        isChecked: view.sort === key,
        onSelect: () => actions.setSort(key),
      }))}
    />
  );
}

interface MarkChipProps {
  isOn: boolean;
  /** Its meaning. */
  note: string;
  label: string;
  count: number | undefined;
  disabledReason?: string | undefined;
  onToggle: () => void;
}

/** A filter that is off by default, with its count. */
function MarkChip({ isOn, note, label, count, disabledReason, onToggle }: MarkChipProps) {
  return (
    <Button
      aria-pressed={isOn}
      title={note}
      disabledReason={disabledReason}
      className={clsx(
        isOn ? 'border-accent! bg-selected! text-ink!' : 'border-dashed shadow-none!',
      )}
      onClick={onToggle}
    >
      {label}
      {count !== undefined && <span className="font-normal text-ink-3">{formatCount(count)}</span>}
    </Button>
  );
}
