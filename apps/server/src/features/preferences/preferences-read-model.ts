import type { Preferences } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { requireTimeZone } from '../../http/time-zone.ts';
import { AppError } from '../../platform/app-error.ts';

/** Whose preferences they are. */
interface Owner {
  tenantId: number;
  userId: string;
}

/** Changes: absent keeps, null clears; only the named tables change. */
type PreferenceChanges = { [Key in keyof Preferences]?: Preferences[Key] | undefined };

/** The console has about a dozen tables: no person needs more than this. */
const MOST_TABLES = 100;

const NOTHING_CHOSEN: Preferences = {
  language: null,
  timeZone: null,
  dashboardLayout: null,
  tableLayouts: {},
  defaultView: null,
};

const COLUMNS = `language, time_zone AS "timeZone", dashboard_layout AS "dashboardLayout",
  table_layouts AS "tableLayouts", default_view AS "defaultView"`;

export async function readPreferences(tx: Transaction, userId: string): Promise<Preferences> {
  const [row] = await tx.named<Preferences>(
    'preferences',
    `SELECT ${COLUMNS} FROM preference WHERE user_id = $1`,
    [userId],
  );
  return row ?? NOTHING_CHOSEN;
}

/** Changes part of it. Throws `request.invalid` for an unknown time zone or too many tables. */
export async function changePreferences(
  tx: Transaction,
  { tenantId, userId }: Owner,
  changes: PreferenceChanges,
): Promise<Preferences> {
  if (changes.timeZone) requireTimeZone(changes.timeZone, 'timeZone');
  await tx.named(
    'preferences_make',
    'INSERT INTO preference (tenant_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [tenantId, userId],
  );
  // The tables are merged by the database: two tabs that change two tables both keep their change.
  const [row] = await tx.named<Preferences & { tables: number }>(
    'preferences_change',
    `UPDATE preference SET
       language = CASE WHEN $2 THEN $3 ELSE language END,
       time_zone = CASE WHEN $4 THEN $5 ELSE time_zone END,
       dashboard_layout = CASE WHEN $6 THEN $7::jsonb ELSE dashboard_layout END,
       table_layouts = table_layouts || $8::jsonb,
       default_view = CASE WHEN $9 THEN $10 ELSE default_view END,
       updated_at = now()
     WHERE user_id = $1
     RETURNING ${COLUMNS}, (SELECT count(*)::integer FROM jsonb_object_keys(table_layouts)) AS tables`,
    [
      userId,
      changes.language !== undefined,
      changes.language ?? null,
      changes.timeZone !== undefined,
      changes.timeZone ?? null,
      changes.dashboardLayout !== undefined,
      changes.dashboardLayout ? JSON.stringify(changes.dashboardLayout) : null,
      JSON.stringify(changes.tableLayouts ?? {}),
      changes.defaultView !== undefined,
      changes.defaultView ?? null,
    ],
  );
  if (!row) throw new AppError('resource.not_found');
  if (row.tables > MOST_TABLES) {
    throw new AppError('request.invalid', {
      errors: [{ path: 'tableLayouts', message: `has more than ${MOST_TABLES} tables` }],
    });
  }
  return row;
}
