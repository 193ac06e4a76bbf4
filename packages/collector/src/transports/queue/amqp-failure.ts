import { ownValue, type ConnectorFailure } from '@waybill/contract';
import { CollectFailure } from '../../collect-failure.ts';

/** Conditions of AMQP 1.0, and those of Event Hubs. */
const BY_CONDITION: Readonly<Record<string, ConnectorFailure>> = {
  'amqp:not-found': 'not_found',
  'amqp:unauthorized-access': 'permission_missing',
  'amqp:not-allowed': 'permission_missing',
  'amqp:resource-limit-exceeded': 'rate_limited',
  'com.microsoft:server-busy': 'rate_limited',
  'com.microsoft:auth-failed': 'auth_expired',
  'com.microsoft:entity-disabled': 'permission_missing',
  // The offset is older than what is kept.
  'com.microsoft:argument-error': 'gone',
  'com.microsoft:argument-out-of-range': 'gone',
};

/** Meaning of an error of the broker or the connection. */
export function amqpFailure(error: unknown): CollectFailure {
  const condition = conditionOf(error);
  const code = ownValue(BY_CONDITION, condition) ?? 'unavailable';
  const said = condition === '' ? '' : ` (${condition})`;
  return new CollectFailure(code, `The connection to the broker ended${said}.`);
}

/** The client answers errors of the protocol as objects whose members are getters. */
function conditionOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('condition' in error)) return '';
  return /^[\w.:-]{1,80}$/.test(String(error.condition)) ? String(error.condition) : '';
}
