import type { Arrival, IntegrationSource, IntegrationSummary, SourceKind } from '@waybill/contract';
import { shownState, type ShownState } from '../words/StateBadge.tsx';

/** Worse before better; what is shown for a source with several integrations. */
const BY_SEVERITY: readonly ShownState[] = [
  'error',
  'removed',
  'auth_expired',
  'degraded',
  'silent',
  'paused',
  'connecting',
  'backfilling',
  'healthy',
  'receiving',
  'records',
  'off',
];

/** States that need a person. */
const IN_TROUBLE: ReadonlySet<ShownState> = new Set([
  'error',
  'removed',
  'auth_expired',
  'degraded',
  'silent',
]);

/** No connector of this version reads it: it is listed because of its stored data. */
export function isRemoved({ kind }: IntegrationSource): boolean {
  return kind === null;
}

/** Something is connected to it, or has arrived from it. */
export function isConnected(source: IntegrationSource): boolean {
  return source.integrations.length > 0 || source.arrival !== 'none' || isRemoved(source);
}

/** Display state of a source without an integration. */
const STATE_OF_ARRIVAL: Readonly<Record<Arrival, ShownState>> = {
  none: 'off',
  records: 'records',
  reporting: 'receiving',
  silent: 'silent',
};

/** The worst state of its integrations; without any, the arrival state. */
export function sourceState(source: IntegrationSource): ShownState {
  if (isRemoved(source)) return 'removed';
  const states = source.integrations.map(shownState);
  const worst = BY_SEVERITY.find((state) => states.includes(state));
  return worst ?? STATE_OF_ARRIVAL[source.arrival];
}

export function needsPerson(source: IntegrationSource): boolean {
  return IN_TROUBLE.has(sourceState(source));
}

/** The integration to look at first. */
export function firstIntegration(source: IntegrationSource): IntegrationSummary | undefined {
  return source.integrations.toSorted(
    (a, b) => BY_SEVERITY.indexOf(shownState(a)) - BY_SEVERITY.indexOf(shownState(b)),
  )[0];
}

/** The largest lag of its integrations in seconds; null while unknown. */
export function sourceLagSec({ integrations }: IntegrationSource): number | null {
  const lags = integrations.flatMap(({ lagSec }) => (lagSec === null ? [] : [lagSec]));
  return lags.length === 0 ? null : Math.max(...lags);
}

/** Connected sources, those that need attention first, then by volume. */
export function inOrder(sources: readonly IntegrationSource[]): IntegrationSource[] {
  const rank = (source: IntegrationSource): number => BY_SEVERITY.indexOf(sourceState(source));
  return sources.toSorted(
    (a, b) => rank(a) - rank(b) || b.events - a.events || a.name.localeCompare(b.name),
  );
}

export interface SourceFilter {
  search: string;
  kind: SourceKind | null;
  isConnectedOnly: boolean;
}

/**
 * Matching sources. The search looks for every typed word in the name, the words of `wordsOf` and the
 * summary.
 */
export function filterSources(
  sources: readonly IntegrationSource[],
  filter: SourceFilter,
  wordsOf: (source: IntegrationSource) => readonly string[],
): IntegrationSource[] {
  const wanted = filter.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return sources.filter((source) => {
    if (filter.kind !== null && source.kind !== filter.kind) return false;
    if (filter.isConnectedOnly && !isConnected(source)) return false;
    if (wanted.length === 0) return true;
    const words = [source.name, source.summary ?? '', ...wordsOf(source)];
    const text = words.join(' ').toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
