import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { ownValue, type ConnectorFailure } from '@waybill/contract';
import { textOf, valueAt } from './path-value.ts';
import { jsonOf, type VendorAnswer } from './vendor-answer.ts';

/** `nothing`: no failure, there is nothing to read. */
export type Meaning = ConnectorFailure | 'nothing';
type Meanings = HttpStream['meanings'];

const BY_STATUS: Readonly<Record<number, ConnectorFailure>> = {
  400: 'config_invalid',
  401: 'auth_expired',
  402: 'not_licensed',
  403: 'permission_missing',
  404: 'not_found',
  408: 'unavailable',
  410: 'gone',
  422: 'config_invalid',
  429: 'rate_limited',
};

/** Codes of GraphQL errors as servers commonly write them in `extensions.code` or `type`. */
const BY_GRAPHQL_CODE: Readonly<Record<string, ConnectorFailure>> = {
  unauthenticated: 'auth_expired',
  unauthorized: 'auth_expired',
  forbidden: 'permission_missing',
  not_found: 'not_found',
  rate_limited: 'rate_limited',
  graphql_validation_failed: 'schema_changed',
  bad_user_input: 'config_invalid',
};

/** What an answer means: null for one to be read. Declared meanings come first. */
export function meaningOf(
  answer: VendorAnswer,
  meanings: Meanings,
  isGraphql: boolean,
): Meaning | null {
  const isFine = answer.status >= 200 && answer.status < 300;
  const needsBody = meanings.some((meaning) => meaning.path !== undefined) || isGraphql;
  const body = needsBody ? jsonOf(answer) : undefined;
  const declared = meanings.find((meaning) => fits(meaning, answer.status, body));
  if (declared) return declared.means;
  if (isFine) return isGraphql ? graphqlMeaning(body) : null;
  // A limit may be told as "forbidden" with a time to wait (GitHub).
  if (answer.status === 403 && answer.headers.has('retry-after')) return 'rate_limited';
  // Redirects are never followed: the secrets would go along.
  return BY_STATUS[answer.status] ?? (answer.status >= 500 ? 'unavailable' : 'invalid_response');
}

/** A meaning without a path goes by the status; one with a path and no text by the value being there. */
function fits(meaning: Meanings[number], status: number, body: unknown): boolean {
  if (meaning.status !== undefined && meaning.status !== status) return false;
  if (meaning.path === undefined) return meaning.status !== undefined;
  const value = valueAt(body, meaning.path);
  if (meaning.contains === undefined) return value !== undefined && value !== null;
  const text = textOf(value) ?? (value === undefined ? '' : JSON.stringify(value));
  return text.toLowerCase().includes(meaning.contains.toLowerCase());
}

function graphqlMeaning(body: unknown): Meaning | null {
  const errors = valueAt(body, 'errors');
  if (!Array.isArray(errors) || errors.length === 0) return null;
  const [first]: unknown[] = errors;
  const code = textOf(valueAt(first, 'extensions.code')) ?? textOf(valueAt(first, 'type')) ?? '';
  return ownValue(BY_GRAPHQL_CODE, code.toLowerCase()) ?? 'invalid_response';
}
