import { FilterChip, textOf } from '@waybill/ui';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { toggleMark, withoutCross } from '../../../components/dashboard/board-filter.ts';
import { crossChips } from '../../../components/dashboard/cross-chips.ts';
import type { BoardRead } from '../../../components/dashboard/use-board-read.ts';
import { usePolicyNames } from '../../../components/detection/use-policy-names.ts';
import { dashboardText } from '../dashboard.text.ts';

/** Pressed marks: filters of all widgets, each removable. */
export function CrossFilterBar({ cross, shown }: Pick<BoardRead, 'cross' | 'shown'>) {
  const { setParams } = useNavigator();
  const policyNames = usePolicyNames();
  const text = textOf(dashboardText);
  const chips = crossChips(cross, shown?.data, policyNames);
  if (chips.length === 0) return null;

  function change(next: (params: URLSearchParams) => URLSearchParams): void {
    setParams(next);
    // The pressed chip disappears, with the last one the whole line: without this the focus would be
    // lost.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }
  return (
    <div role="group" aria-label={text.filters} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, mark, label, value }) => (
        <FilterChip
          key={key}
          label={label}
          verb={text.is}
          value={value}
          onRemove={() => change((params) => toggleMark(params, mark))}
        />
      ))}
      <button
        type="button"
        onClick={() => change(withoutCross)}
        className="h-8 rounded-sm px-2 text-base text-ink-3 hover:text-ink"
      >
        {text.clearFilters}
      </button>
    </div>
  );
}
