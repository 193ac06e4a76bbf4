import type { DetectionSummary, Severity } from '@waybill/contract';
import { formatCount, StatStrip } from '@waybill/ui';
import { useRead } from '../../app/http/use-read.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import {
  OPEN_STATUSES,
  SEVERITIES_BY_URGENCY,
  SEVERITY_LABELS,
} from '../../components/detection/detection-labels.data.ts';
import { fillBuckets } from '../../components/detection/fill-buckets.ts';
import { severityCounts } from '../../components/detection/severity-counts.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';

/** Address of the list that holds exactly the counted detections. */
function listAddress(severity: Severity | null): string {
  const params = new URLSearchParams(OPEN_STATUSES.map((status) => ['status', status]));
  if (severity !== null) params.append('severity', severity);
  return `/detections?${params}`;
}

function series(
  summary: DetectionSummary | undefined,
  severity: Severity | null,
): number[] | undefined {
  if (summary === undefined) return undefined;
  return fillBuckets(summary.histogram).map(({ counts }) =>
    severity === null
      ? Object.values(counts).reduce((sum, count) => sum + count, 0)
      : (counts[severity] ?? 0),
  );
}

/** How many detections wait for somebody, in all and by severity; each figure opens its list. */
export function OpenBySeverity() {
  const { navigate } = useNavigator();
  const { data, error, isValidating, mutate } = useRead('/v1/detections/summary', {
    query: { status: [...OPEN_STATUSES] },
  });
  if (data === undefined && error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  const counts = severityCounts(data, 'count');
  const figures = [
    { severity: null, label: 'Open detections', value: data?.total, colorVar: '--ink-3' },
    ...SEVERITIES_BY_URGENCY.map((severity) => ({
      severity,
      label: SEVERITY_LABELS[severity],
      value: counts?.[severity],
      colorVar: `--${severity.toLowerCase()}`,
    })),
  ];
  return (
    <StatStrip
      items={figures.map(({ severity, label, value, colorVar }) => ({
        key: label,
        label,
        // A figure on its way keeps its place.
        value: value === undefined ? '–' : formatCount(value),
        series: series(data, severity),
        colorVar,
        href: listAddress(severity),
        onClick: () => navigate(listAddress(severity)),
      }))}
    />
  );
}
