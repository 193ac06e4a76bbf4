import type { Preferences } from '@waybill/contract';
import { PermissionError } from '../../../app/http/api-error.ts';
import { change } from '../../../app/http/api.ts';
import type { Places } from './places.ts';

/**
 * Keeps an arrangement on the account of whoever is signed in; null: none of their own.
 * @throws PermissionError, ApiError, TypeError
 */
export async function saveOnAccount(places: Places | null): Promise<Preferences> {
  const body = { dashboardLayout: places === null ? null : [...places] };
  const saved = await change('PATCH', '/v1/preferences', { body }, true);
  if (saved === undefined) throw new PermissionError();
  return saved;
}
