import type { Task } from '@waybill/contract';
import { ProgressBar, textOf } from '@waybill/ui';
import { titleOf } from '../../../app/tasks/shown-task.ts';
import { dashboardText } from '../dashboard.text.ts';

/** Progress of a load while the figures below grow; empty if none runs. */
export function LoadProgress({ load }: { load: Task | null }) {
  if (load === null) return null;
  const { done, total } = load;
  return (
    <section
      aria-label={textOf(dashboardText).loadProgress}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-2.5"
    >
      <div className="min-w-60 flex-1">
        <ProgressBar
          label={titleOf(load)}
          value={total > 0 ? done : undefined}
          max={total > 0 ? total : undefined}
        />
      </div>
      <p className="text-sm text-ink-3">{textOf(dashboardText).figuresFollow}</p>
    </section>
  );
}
