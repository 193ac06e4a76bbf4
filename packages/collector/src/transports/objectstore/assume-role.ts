import { CollectFailure } from '../../collect-failure.ts';
import { textOf, valueAt } from '../../path-value.ts';
import { xmlObject } from '../../xml-object.ts';
import { sendRequest } from '../send-request.ts';
import type { TransportRun } from '../transport-run.ts';
import { awsFailure } from './aws-failure.ts';
import { signRequest, type AwsKeys } from './sign-request.ts';

export interface AssumeRoleOptions {
  /** Keys of the principal that the role trusts. */
  keys: AwsKeys;
  region: string;
  roleArn: string;
  /** What the role's owner gave to this connection alone, against being confused with another one. */
  externalId?: string;
  /** Instead of `https://sts.<region>.amazonaws.com`. */
  endpoint?: string;
}

/** Fifteen minutes: the shortest that AWS gives, and long enough for a page. */
const LIFETIME_SEC = 900;
/** Keys are renewed this long before they end. */
const MARGIN_MS = 60_000;

/** Keys of a role, requested on first use and renewed before they expire. */
export function roleKeys(run: TransportRun, options: AssumeRoleOptions): () => Promise<AwsKeys> {
  let known: { keys: AwsKeys; endsAt: number } | null = null;
  return async () => {
    if (known === null || known.endsAt - MARGIN_MS <= run.now()) known = await assume(run, options);
    return known.keys;
  };
}

async function assume(
  run: TransportRun,
  { keys, region, roleArn, externalId, endpoint }: AssumeRoleOptions,
): Promise<{ keys: AwsKeys; endsAt: number }> {
  const body = new URLSearchParams({
    Action: 'AssumeRole',
    Version: '2011-06-15',
    RoleArn: roleArn,
    RoleSessionName: 'waybill',
    DurationSeconds: String(LIFETIME_SEC),
    ...(externalId !== undefined && externalId !== '' && { ExternalId: externalId }),
  }).toString();
  const request = {
    method: 'POST',
    url: new URL(`${(endpoint ?? `https://sts.${region}.amazonaws.com`).replace(/\/+$/, '')}/`),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body,
  };
  const { bytes } = await sendRequest(
    run,
    () => signRequest(request, keys, { service: 'sts', region, now: run.now() }),
    awsFailure,
  );
  const found = valueAt(
    xmlObject(new TextDecoder().decode(bytes)),
    'AssumeRoleResponse.AssumeRoleResult.Credentials',
  );
  const at = (name: string): string => textOf(valueAt(found, name)) ?? '';
  const accessKeyId = at('AccessKeyId');
  const secretAccessKey = at('SecretAccessKey');
  const sessionToken = at('SessionToken');
  const endsAt = Date.parse(at('Expiration'));
  if (accessKeyId === '' || secretAccessKey === '' || sessionToken === '' || !endsAt) {
    throw new CollectFailure('invalid_response', 'The role could not be assumed.');
  }
  return { keys: { accessKeyId, secretAccessKey, sessionToken }, endsAt };
}
