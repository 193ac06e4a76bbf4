import {
  sourceIdOf,
  type Dashboard,
  type DetectionFilter,
  type IntegrationName,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { sourceArrivals, type ConnectorOf } from '../integrations/integrations-read-model.ts';

export interface InstallationNumbers extends Pick<Dashboard, 'lag' | 'coverage' | 'checklist'> {
  sources: Dashboard['strip']['sources'];
}

interface SourceRow {
  source: IntegrationName;
  events: string;
  last_event_at: Date;
  last_ingested_at: Date;
}

/**
 * What arrives, and which first steps are done. Only the filter's sources apply here: the rest concerns
 * detections.
 */
export async function installationNumbers(
  tx: Transaction,
  filter: DetectionFilter,
  { connectorOf, now }: { connectorOf: ConnectorOf; now: number },
): Promise<InstallationNumbers> {
  const all = await tx.named<SourceRow & Record<string, unknown>>(
    'source_totals',
    'SELECT source, events, last_event_at, last_ingested_at FROM source_total ORDER BY events DESC, source',
  );
  const rejected = await tx.named<{ source_id: string; count: number }>(
    'rejected_totals',
    'SELECT source_id, count(*)::integer AS count FROM rejected_payload GROUP BY 1',
  );
  const rejectedBySource = new Map(rejected.map((row) => [row.source_id, row.count]));
  const arrivals = await sourceArrivals(tx, connectorOf, now);
  const silent = new Set(
    arrivals.filter(({ arrival }) => arrival === 'silent').map(({ sourceId }) => sourceId),
  );
  const shown = arrivals.filter(({ name }) => letsSource(filter, name));
  const rows = all.filter(({ source }) => letsSource(filter, source));
  return {
    lag: {
      newestEventAt: newest(rows, 'last_event_at'),
      newestIngestedAt: newest(rows, 'last_ingested_at'),
    },
    sources: {
      reporting: shown.filter(({ arrival }) => arrival === 'reporting').length,
      silent: shown.filter(({ arrival }) => arrival === 'silent').length,
      connected: shown.length,
    },
    coverage: rows.map((row) => ({
      source: row.source,
      sourceId: sourceIdOf(row.source),
      events: Number(row.events),
      lastEventAt: row.last_event_at.toISOString(),
      lastIngestedAt: row.last_ingested_at.toISOString(),
      isSilent: silent.has(sourceIdOf(row.source)),
      rejected: rejectedBySource.get(sourceIdOf(row.source)) ?? 0,
    })),
    checklist: await checklist(tx, now),
  };
}

async function checklist(tx: Transaction, now: number): Promise<Dashboard['checklist']> {
  const [row] = await tx.named<Dashboard['checklist'] & Record<string, unknown>>(
    'dashboard_checklist',
    `SELECT EXISTS (SELECT FROM integration)
         OR EXISTS (SELECT FROM integration_token WHERE revoked_at IS NULL) AS "hasSource",
       EXISTS (SELECT FROM invitation WHERE state = 'pending' AND expires_at > $1)
         OR (SELECT count(*) > 1 FROM console_user) AS "hasColleague",
       EXISTS (SELECT FROM policy WHERE retired_at IS NULL) AS "hasPolicy",
       EXISTS (SELECT FROM detection WHERE status <> 'merged') AS "hasDetection"`,
    [new Date(now)],
  );
  return row ?? { hasSource: false, hasColleague: false, hasPolicy: false, hasDetection: false };
}

function letsSource(
  { source: chosen = [], not = [] }: DetectionFilter,
  source: IntegrationName,
): boolean {
  return (chosen.length === 0 || chosen.includes(source)) && !not.includes(`source:${source}`);
}

function newest(
  rows: readonly SourceRow[],
  column: 'last_event_at' | 'last_ingested_at',
): string | null {
  const times = rows.map((row) => row[column].getTime());
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
