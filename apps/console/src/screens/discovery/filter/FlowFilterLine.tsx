import type { FlowMap } from '@waybill/contract';
import {
  FilterBar,
  Kbd,
  QueryField,
  textOf,
  type ActiveFilter,
  type ExtraChip,
  type FilterField,
} from '@waybill/ui';
import {
  useNamedPeople,
  withFound,
  type NamedPeople,
} from '../../../components/people/use-named-people.ts';
import { useSlashFocus } from '../../../components/use-slash-focus.ts';
import { discoveryText } from '../discovery.text.ts';
import type { EndNames } from '../flow-ends.ts';
import { flowFields } from './flow-fields.ts';
import { isNarrowed, queryOf, type EndSide } from './flow-view.ts';
import { ScopeChoices } from './ScopeChoices.tsx';
import type { FlowActions } from './use-flow-actions.ts';
import type { ShownFlows } from './use-flow-view.ts';

export interface FlowFilterLineProps {
  shown: ShownFlows;
  map: FlowMap | undefined;
  names: EndNames;
  actions: FlowActions;
}

/** Contents and order of the map, the typed query, and a chip for every filter. */
export function FlowFilterLine({ shown, map, names, actions }: FlowFilterLineProps) {
  const people = useNamedPeople();
  const fields = flowFields(map).map((field) =>
    field.key === 'person' ? withFound(field, people.found) : field,
  );
  const query = queryOf(shown.view);
  return (
    <div className="px-4 pb-2.5">
      <FilterBar
        fields={fields}
        filters={query.filters}
        onChange={(filters) => people.named(filters, keysOf(query.filters), actions.setFilters)}
        onClear={actions.clearAll}
        canClear={isNarrowed(shown.view)}
        extraChips={extraChips(shown, names, actions)}
        query={<FlowQuery shown={shown} fields={fields} people={people} actions={actions} />}
      >
        <ScopeChoices view={shown.view} map={map} actions={actions} />
      </FilterBar>
    </div>
  );
}

/** Names in a chip before the rest is only counted. */
const NAMED = 2;

/** Filters other than values: ticked places, and the owners of destinations. */
function extraChips(
  { view, filter, pair }: ShownFlows,
  names: EndNames,
  actions: FlowActions,
): ExtraChip[] {
  const text = textOf(discoveryText);
  const chips: ExtraChip[] = [];
  const { managed } = filter;
  if (managed === 'managed' || managed === 'unmanaged') {
    chips.push({
      key: 'managed',
      label: text.apps,
      verb: text.is,
      value: text[managed],
      onRemove: () => actions.setManaged('all'),
    });
  }
  if (pair !== null) return chips;
  for (const [side, label] of [
    ['source', text.origin],
    ['target', text.destination],
  ] as const) {
    const ids = view.ticked[side];
    if (ids.length === 0) continue;
    chips.push({
      key: side,
      label,
      verb: text.is,
      value: listed(ids, side, names),
      onRemove: () => actions.setTicked(side, []),
    });
  }
  return chips;
}

function listed(ids: readonly string[], side: EndSide, names: EndNames): string {
  const shown = ids.slice(0, NAMED).map((id) => names[side].get(id)?.name ?? id);
  const rest = ids.length - shown.length;
  return [...shown, ...(rest > 0 ? [`+${rest}`] : [])].join(', ');
}

interface FlowQueryProps {
  shown: ShownFlows;
  fields: readonly FilterField[];
  people: NamedPeople;
  actions: FlowActions;
}

/** Keys of people in active filters, which need no search. */
function keysOf(filters: readonly ActiveFilter[]): Set<string> {
  return new Set(filters.flatMap(({ key, values }) => (key === 'person' ? values : [])));
}

/** The typed query; `/` focuses it. Its free text is found in all that the tabs list. */
function FlowQuery({ shown, fields, people, actions }: FlowQueryProps) {
  const text = textOf(discoveryText);
  const frame = useSlashFocus();
  const held = queryOf(shown.view);
  return (
    <div ref={frame}>
      <QueryField
        label={text.filterByText}
        placeholder={text.queryHint}
        fields={fields}
        query={held}
        onChange={(query, typed) =>
          people.named(query.filters, keysOf(held.filters), (filters) =>
            actions.type({ ...query, filters }, typed),
          )
        }
        shortcut={<Kbd>/</Kbd>}
      />
    </div>
  );
}
