import { ownValue, type ConnectorFailure } from '@waybill/contract';
import { CollectFailure } from '../../collect-failure.ts';

/** Codes and classes of PostgreSQL's errors (SQLSTATE). */
const BY_STATE: Readonly<Record<string, ConnectorFailure>> = {
  '28': 'auth_expired',
  '3D': 'not_found',
  '42501': 'permission_missing',
  '42P01': 'not_found',
  '42703': 'schema_changed',
  '42': 'config_invalid',
  '53': 'rate_limited',
  '57': 'unavailable',
  '08': 'unavailable',
  '22': 'config_invalid',
  '25006': 'config_invalid',
};

/** Meaning of an error of the server or connection; omits the server's text, which may quote rows. */
export function postgresFailure(error: unknown): CollectFailure {
  if (error instanceof CollectFailure) return error;
  const state = stateOf(error);
  const code = ownValue(BY_STATE, state) ?? ownValue(BY_STATE, state.slice(0, 2)) ?? 'unavailable';
  const said = state === '' ? '' : ` (${state})`;
  return new CollectFailure(code, `The database did not answer the query${said}.`);
}

function stateOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[0-9A-Z]{5}$/.test(code) ? code : '';
}
