import { Skeleton, SkeletonRows, textOf } from '@waybill/ui';
import type { WidgetManifest } from '../../../widgets/widget-manifest.ts';
import { dashboardText } from '../dashboard.text.ts';

/** Widths of placeholder bars in per cent; uneven like data, the same on every render. */
const BARS = [96, 71, 58, 44, 36, 22] as const;

/** Placeholder of the coming contents, in its final size. */
export function Resting({ widget: { skeleton: Shape } }: { widget: WidgetManifest }) {
  if (Shape === 'rows') return <SkeletonRows rows={6} columns={2} rowHeight={42} />;
  if (Shape !== 'bars') return <Shape />;
  return (
    <div role="status" aria-label={textOf(dashboardText).loading} className="flex flex-col gap-2.5">
      {BARS.map((share) => (
        <div key={share}>
          <span className="flex h-5 items-center">
            <Skeleton className="h-3 w-28" />
          </span>
          <div style={{ width: `${share}%` }} className="mt-1">
            <Skeleton className="h-1.5 rounded-full!" />
          </div>
        </div>
      ))}
    </div>
  );
}
