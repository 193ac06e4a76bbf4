import type { VendorRequest } from '../build-request.ts';
import { fillTemplate } from '../fill-template.ts';
import type { Run } from '../run-context.ts';
import { roleKeys } from '../transports/objectstore/assume-role.ts';
import { signRequest, type AwsKeys } from '../transports/objectstore/sign-request.ts';
import type { Auth } from './auth-type.ts';
import { tokenKey } from './token-request.ts';

/** An assumed role's shortest life, which every role allows. */
const ROLE_MS = 900_000;

/** Signs a request as AWS wants it, with the keys of the role when one is to be assumed. */
export async function signAws(
  run: Run,
  auth: Extract<Auth, { type: 'sigv4' }>,
  request: VendorRequest,
): Promise<VendorRequest> {
  const fill = (template: string | undefined): string =>
    template === undefined ? '' : fillTemplate(template, run.scope());
  const { service } = auth;
  const region = fill(auth.region);
  const own = { accessKeyId: fill(auth.accessKeyId), secretAccessKey: fill(auth.secretAccessKey) };
  const role = fill(auth.roleArn);
  const keys =
    role === '' ? own : await keysOfRole(run, own, [region, role, fill(auth.externalId)]);
  const now = run.options.now();
  const { headers } = await signRequest(request, keys, { service, region, now });
  return { ...request, headers: { ...headers } };
}

/** Kept with the connection's tokens, so that its streams assume the role once. */
async function keysOfRole(
  run: Run,
  keys: AwsKeys,
  [region, roleArn, externalId]: readonly [string, string, string],
): Promise<AwsKeys> {
  const key = tokenKey('sts', keys, region, roleArn, externalId);
  const now = run.options.now();
  const kept = await run.tokens.get(key, now, async () => {
    const assumed = await roleKeys(run.options, { keys, region, roleArn, externalId })();
    return { value: JSON.stringify(assumed), expiresAt: now + ROLE_MS };
  });
  const assumed: AwsKeys = JSON.parse(kept);
  return assumed;
}
