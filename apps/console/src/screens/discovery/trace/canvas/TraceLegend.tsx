import { textOf } from '@waybill/ui';
import { Icon } from '../../../../components/icons.ts';
import { DASHES, EDGE_STRENGTHS_SHOWN } from '../graph/link-look.ts';
import type { DrawnLink } from '../graph/drawn-graph.ts';
import { traceText } from '../trace.text.ts';

/** Meaning of the drawn line kinds. */
export function TraceLegend({ links }: { links: readonly DrawnLink[] }) {
  const text = textOf(traceText);
  const strengths = EDGE_STRENGTHS_SHOWN.filter((one) =>
    links.some(({ strength }) => strength === one),
  );
  const hasFired = links.some(({ edges }) => edges.some(({ detections }) => detections.length > 0));
  if (strengths.length === 0) return null;
  return (
    <ul
      aria-label={text.legend}
      className="absolute bottom-4 left-32 z-10 flex flex-wrap gap-x-4 gap-y-1 rounded-md border border-line bg-surface/95 px-3 py-1.5 text-sm text-ink-2"
    >
      {strengths.map((strength) => (
        <li
          key={strength}
          title={text[`strengthHelp_${strength}`]}
          className="inline-flex items-center gap-2"
        >
          <svg aria-hidden width={26} height={6} viewBox="0 0 26 6">
            <path
              d="M1 3 H25"
              strokeWidth={1.8}
              strokeDasharray={DASHES[strength]}
              strokeLinecap="round"
              className="stroke-ink-3"
            />
          </svg>
          {text[`strength_${strength}`]}
        </li>
      ))}
      {hasFired && (
        <li className="inline-flex items-center gap-1.5">
          <Icon.detections aria-hidden className="size-3.5 text-critical-text" />
          {text.controlPoint}
        </li>
      )}
    </ul>
  );
}
