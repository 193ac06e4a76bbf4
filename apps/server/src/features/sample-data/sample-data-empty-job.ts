import type { Transaction } from '@waybill/store';
import { defineJob } from '../../jobs/job.ts';
import { forgetSampleLineage } from '../lineage/building/forget-sample-lineage.ts';
import { forgetEntities, type EntityPlace } from '../ingest/writing/forget-entities.ts';
import { recountDays } from '../ingest/writing/day-rows.ts';
import { forgetUnnamedPlaces } from '../ingest/writing/place-rows.ts';
import { forgetSampleNames } from '../search/keep-names.ts';
import { lockTenant } from '../ingest/tenant-lock.ts';
import { readSampleState } from './sample-data-read-model.ts';
import { removeSampleSettings } from './sample-settings.ts';
import { moveSampleState } from './sample-state.ts';

/** Removes every trace of sample data in one transaction: all or nothing. */
export const job = defineJob({
  id: 'sample-data.empty',
  async run({ tenantId }, { database }) {
    await database.tenant(tenantId, async (tx) => {
      const { state } = await readSampleState(tx);
      if (state !== 'emptying') return;
      await lockTenant(tx, tenantId);
      await forgetAcceptedSample(tx);
      const days = await sampleDays(tx);
      await subtractSourceTotals(tx);
      await forgetSampleLineage(tx, tenantId);
      for (const table of [
        'detection',
        'window_point',
        'window_day',
        'activity',
        'actor',
        'backlog_chunk',
        'raw_chunk',
        'object_version',
      ]) {
        await tx.query(`DELETE FROM ${table} WHERE is_sample`);
      }
      await recountDays(tx, tenantId, days);
      await forgetUnnamedPlaces(tx, tenantId);
      await tx.query(
        `DELETE FROM window_group g WHERE NOT EXISTS (
           SELECT FROM window_point p WHERE p.policy_key = g.policy_key
             AND p.policy_version = g.policy_version AND p.group_key = g.group_key)`,
      );
      await forgetEntities(tx, tenantId, await sampleEntities(tx));
      await forgetSampleNames(tx, tenantId);
      await removeSampleSettings(tx);
      await moveSampleState(tx, ['emptying'], { state: 'none', done: 0, total: 0 });
    });
  },
});

function sampleEntities(tx: Transaction): Promise<EntityPlace[]> {
  return tx.query<EntityPlace & Record<string, unknown>>(
    'SELECT source_id, kind, entity_id FROM entity WHERE is_sample',
  );
}

/** Accepted but not stored yet: `backlog_chunk` itself is deleted with the other tables. */
async function forgetAcceptedSample(tx: Transaction): Promise<void> {
  for (const table of ['backlog_event', 'backlog_content']) {
    await tx.query(
      `DELETE FROM ${table} WHERE chunk_id IN (SELECT chunk_id FROM backlog_chunk WHERE is_sample)`,
    );
  }
}

/** UTC days with sample events. */
async function sampleDays(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ day: string }>(
    `SELECT DISTINCT (occurred_at AT TIME ZONE 'UTC')::date::text AS day FROM activity WHERE is_sample ORDER BY 1`,
  );
  return rows.map(({ day }) => day);
}

/** Subtracts the sample's events from the counts; real data that arrived since stays counted. */
async function subtractSourceTotals(tx: Transaction): Promise<void> {
  await tx.query(
    `UPDATE source_total total SET events = total.events - s.events,
       last_event_at = coalesce(s.real_event_at, total.last_event_at),
       last_ingested_at = coalesce(s.real_ingested_at, total.last_ingested_at)
     FROM (
       SELECT source, count(*) FILTER (WHERE is_sample) AS events,
         max(occurred_at) FILTER (WHERE NOT is_sample) AS real_event_at,
         max(ingested_at) FILTER (WHERE NOT is_sample) AS real_ingested_at
       FROM activity GROUP BY source
     ) s WHERE total.source = s.source`,
  );
  await tx.query('DELETE FROM source_total WHERE events <= 0');
}
