import { SeverityGlyph, Skeleton, textOf } from '@waybill/ui';
import { useDashboard } from '../../components/dashboard/board-context.ts';
import { MarkButton } from '../../components/dashboard/MarkButton.tsx';
import { NumberLink } from '../../components/dashboard/NumberLink.tsx';
import { wordOf } from '../../components/detection/word-of.ts';
import { SEVERITIES_BY_URGENCY } from '../../components/detection/detection-labels.data.ts';
import { ageFilter } from './age-filter.ts';
import { AgeBar, AgeLegend } from './AgeBar.tsx';
import { openBySeverityText } from './open-by-severity.text.ts';

/** Open detections per severity, with their ages. */
export function OpenBySeverity() {
  const { data, listAddress } = useDashboard();
  const lines = SEVERITIES_BY_URGENCY.map((severity) => ({
    severity,
    count: data.openBySeverity[severity] ?? 0,
  }));
  const largest = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <div className="flex h-full flex-col justify-between gap-2.5">
      <ol aria-label={textOf(openBySeverityText).title} className="flex flex-col gap-2.5">
        {lines.map(({ severity, count }) => {
          const address = listAddress('open', { severity: [severity] }, 'firstSeen');
          return (
            <li key={severity} className="relative -mx-1 rounded-sm px-1 hover:bg-hover">
              <div className="flex items-center gap-2">
                <SeverityGlyph severity={severity} />
                <MarkButton
                  mark={{ severity: [severity] }}
                  address={address}
                  className="min-w-0 flex-1 truncate text-left after:absolute after:inset-0"
                >
                  {wordOf(severity)}
                </MarkButton>
                <NumberLink
                  count={count}
                  label={wordOf(severity)}
                  address={address}
                  className="relative z-10 text-md text-ink-2 hover:text-ink"
                />
              </div>
              <AgeBar severity={severity} bands={data.openByAge} share={count / largest} />
            </li>
          );
        })}
      </ol>
      <AgeLegend
        bands={data.openByAge}
        addressOf={(band) => listAddress('open', ageFilter(band, data.asOf), 'firstSeen')}
      />
    </div>
  );
}

/** The four lines are known before their numbers are. */
export function OpenBySeverityResting() {
  return (
    <ul aria-busy className="flex flex-col gap-2.5">
      {SEVERITIES_BY_URGENCY.map((severity) => (
        <li key={severity}>
          <div className="flex items-center gap-2">
            <SeverityGlyph severity={severity} />
            <span className="flex-1">{wordOf(severity)}</span>
            <Skeleton className="h-3 w-5" />
          </div>
          <Skeleton className="mt-1.5 h-2 rounded-full!" />
        </li>
      ))}
    </ul>
  );
}
