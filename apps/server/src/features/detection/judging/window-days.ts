import type { OrganizationPeaks, WindowList } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { spanOf, type WindowGroup } from './window-groups.ts';
import type { OpenedGroup } from './window-episodes.ts';

const DAY_MS = 86_400_000;

/** Only policies with a baseline need the organisation's usual values. */
function hasBaseline({ policy: { window } }: WindowGroup): boolean {
  return window.metric !== 'sequence' && window.baseline !== undefined;
}

function ruleIdOf({ policy: { rule = '' } }: WindowGroup): string {
  return rule;
}

/** Records the highest count of each day that new points may have changed. */
export async function storeDayPeaks(
  tx: Transaction,
  tenantId: number,
  lists: ReadonlyMap<OpenedGroup, WindowList>,
): Promise<void> {
  const rows = [...lists].flatMap(([{ group }, list]) =>
    hasBaseline(group) ? changedDays(group, list) : [],
  );
  if (rows.length === 0) return;
  await tx.named(
    'window_day_upsert',
    `INSERT INTO window_day AS known
       (tenant_id, policy_key, policy_version, day, group_key, peak, is_sample, rule_id)
     SELECT $1, * FROM unnest($2::text[], $3::integer[], $4::integer[], $5::text[], $6::float8[], $7::boolean[],
       $8::text[])
     ON CONFLICT (tenant_id, policy_key, policy_version, day, group_key)
     DO UPDATE SET peak = excluded.peak WHERE known.peak <> excluded.peak`,
    [
      tenantId,
      rows.map(({ group }) => group.policy.key),
      rows.map(({ group }) => group.policy.version),
      rows.map(({ day }) => day),
      rows.map(({ group }) => group.groupKey),
      rows.map(({ peak }) => peak),
      rows.map(({ group }) => group.isSample),
      rows.map(({ group }) => ruleIdOf(group)),
    ],
  );
}

function changedDays(
  group: WindowGroup,
  list: WindowList,
): { group: WindowGroup; day: number; peak: number }[] {
  const { from, to } = spanOf(group);
  const first = Math.floor(from / DAY_MS);
  const last = Math.floor((to + group.policy.window.windowMs) / DAY_MS);
  return [...list.dayPeaks()]
    .filter(([day]) => day >= first && day <= last)
    .map(([day, peak]) => ({ group, day, peak }));
}

/**
 * The highest counts of all groups of the rule by day, as far back as the group's baseline looks; else
 * undefined.
 */
export async function organizationPeaks(
  tx: Transaction,
  tenantId: number,
  { group, from, to }: OpenedGroup,
): Promise<OrganizationPeaks | undefined> {
  if (!hasBaseline(group)) return undefined;
  const rows = await tx.named<{ day: number; peaks: number[] }>(
    'window_day_peaks',
    `SELECT day, array_agg(peak ORDER BY group_key) AS peaks FROM window_day
     WHERE tenant_id = $1 AND policy_key = $2 AND policy_version = $3 AND day BETWEEN $4 AND $5
       AND is_sample = $6 AND rule_id = $7
     GROUP BY day`,
    [
      tenantId,
      group.policy.key,
      group.policy.version,
      Math.floor(from / DAY_MS),
      Math.floor(to / DAY_MS),
      group.isSample,
      ruleIdOf(group),
    ],
  );
  return new Map(rows.map(({ day, peaks }) => [day, peaks]));
}
