import type { Transaction } from '@waybill/store';
import { requireTimeZone } from '../../http/time-zone.ts';

/** The organization’s zone in a statement, used if a filter names none. */
export const TENANT_ZONE = '(SELECT zone_of_tenant(app_tenant_id()))';

/** The zone in which a filter counts hours and days. Throws `request.invalid` for an unknown one. */
export async function zoneOfFilter(
  tx: Transaction,
  { zone }: { zone?: string | undefined },
): Promise<string> {
  if (zone !== undefined) {
    requireTimeZone(zone, 'zone');
    return zone;
  }
  const [row] = await tx.named<{ zone: string }>('tenant_zone', `SELECT ${TENANT_ZONE} AS zone`);
  return row?.zone ?? 'UTC';
}
