import type { DetectionFilter, DetectionSummary, FacetKey } from '@waybill/contract';
import type { Facet, FilterChip } from '@waybill/ui';
import {
  ACTION_LABELS,
  DIRECTION_LABELS,
  ORIGIN_LABELS,
  SEVERITY_LABELS,
  STATUS_LABELS,
} from '../../../components/detection/detection-labels.data.ts';
import { LIST_KEYS, UNASSIGNED, type ListKey } from './detection-view.ts';

/** Heads of the facets, in the order of the panel; severity has its own strip. */
const FACET_ORDER = [
  'status',
  'category',
  'source',
  'destination',
  'policy',
  'action',
  'assignee',
  'direction',
  'type',
  'origin',
] as const satisfies readonly FacetKey[];

const KEY_LABELS: Record<ListKey, string> = {
  severity: 'Severity',
  status: 'Status',
  category: 'Category',
  source: 'Source',
  destination: 'Destination',
  person: 'Person',
  action: 'Action',
  direction: 'Direction',
  type: 'Type',
  origin: 'Raised by',
  policy: 'Policy',
  assignee: 'Assignee',
};

const VALUE_LABELS: Partial<Record<ListKey, Readonly<Record<string, string>>>> = {
  severity: SEVERITY_LABELS,
  status: STATUS_LABELS,
  action: ACTION_LABELS,
  direction: DIRECTION_LABELS,
  origin: ORIGIN_LABELS,
  assignee: { [UNASSIGNED]: 'Unassigned' },
};

type SummaryValue = DetectionSummary['facets'][number]['values'][number];

/** Names of policies by key: the summary may hold only their keys. */
type PolicyNames = ReadonlyMap<string, string>;
const NO_NAMES: PolicyNames = new Map();

function nameOf(key: ListKey, value: string, policyNames: PolicyNames): string | null {
  return key === 'policy' ? (policyNames.get(value) ?? null) : null;
}

function labelOf(key: ListKey, value: string, given: string | null): string {
  return VALUE_LABELS[key]?.[value] ?? given ?? value;
}

/**
 * A value that can be filtered by, with what choosing it would show. No value at all can only be asked
 * for where it means "nobody".
 */
function facetValue(key: ListKey, shown: SummaryValue, policyNames: PolicyNames) {
  const { value, label, available } = shown;
  const asked = value ?? (key === 'assignee' ? UNASSIGNED : null);
  return asked === null
    ? []
    : [
        {
          value: asked,
          label: labelOf(key, asked, label ?? nameOf(key, asked, policyNames)),
          count: available,
        },
      ];
}

/** The facets of a summary as the panel draws them; those without values are left out. */
export function facetsOf(summary: DetectionSummary, policyNames: PolicyNames = NO_NAMES): Facet[] {
  return FACET_ORDER.flatMap((key) => {
    const values = summary.facets.find((facet) => facet.key === key)?.values ?? [];
    const shown = values.flatMap((value) => facetValue(key, value, policyNames));
    return shown.length === 0 ? [] : [{ key, label: KEY_LABELS[key], values: shown }];
  });
}

export interface ListChip extends FilterChip {
  name: ListKey | 'q';
  /** The one value that this chip stands for. */
  one: string;
}

/** A chip for every value in force; names of policies and people come from the summary where it has them. */
export function chipsOf(
  filter: DetectionFilter,
  summary: DetectionSummary | undefined,
  policyNames: PolicyNames = NO_NAMES,
): ListChip[] {
  const chips: ListChip[] = LIST_KEYS.flatMap((key) =>
    (filter[key] ?? []).map((value) => {
      const facet = summary?.facets.find((one) => one.key === key);
      const given =
        facet?.values.find((one) => one.value === value)?.label ?? nameOf(key, value, policyNames);
      return {
        key: `${key}:${value}`,
        name: key,
        one: value,
        label: KEY_LABELS[key],
        value: labelOf(key, value, given),
      };
    }),
  );
  if (filter.q !== undefined) {
    chips.push({
      key: 'q',
      name: 'q',
      one: filter.q,
      label: 'Text',
      verb: 'contains',
      value: filter.q,
    });
  }
  return chips;
}
