import { ownValue, type ConnectorFailure } from '@waybill/contract';
import { CollectFailure } from '../../collect-failure.ts';
import { textOf, valueAt } from '../../path-value.ts';
import { jsonOf, type VendorAnswer } from '../../vendor-answer.ts';

/** Codes in the body of an answer. */
const BY_CODE: Readonly<Record<string, ConnectorFailure>> = {
  // No such object, or none that the role may see.
  '002003': 'permission_missing',
  '002043': 'permission_missing',
  '003001': 'permission_missing',
  // The view lacks a column that the query reads.
  '000904': 'schema_changed',
  // No warehouse, and one that is suspended for want of credit.
  '000606': 'config_invalid',
  '090073': 'not_licensed',
  '390144': 'auth_expired',
  '000604': 'unavailable',
  '000630': 'unavailable',
};
const BY_STATUS: Readonly<Record<number, ConnectorFailure>> = {
  401: 'auth_expired',
  403: 'permission_missing',
  404: 'not_found',
  // The statement took too long.
  408: 'unavailable',
  422: 'config_invalid',
  429: 'rate_limited',
};

/** Meaning of a failed response of the SQL API. Its message quotes the statement and is omitted. */
export function snowflakeFailure(answer: VendorAnswer): CollectFailure {
  const code = textOf(valueAt(jsonOf(answer), 'code')) ?? '';
  const { status } = answer;
  const meaning =
    ownValue(BY_CODE, code) ??
    BY_STATUS[status] ??
    (status >= 500 ? 'unavailable' : 'invalid_response');
  const named = /^\d{6}$/.test(code) ? ` (${code})` : '';
  return new CollectFailure(meaning, `Snowflake answered ${status}${named}.`);
}
