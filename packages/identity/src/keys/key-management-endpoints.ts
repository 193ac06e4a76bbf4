import { readMasterKeyState } from '@waybill/store/master-key/master-key-state';
import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { inTransaction } from '../store/statement.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields, requiredText } from '../wire/fields.ts';
import { invalid } from '../wire/wire-error.ts';
import type { KeyState } from './signing-keys.ts';

function listed({ keys }: IdentityContext): WireReply {
  return { body: { keys: keys.list().map(described) } };
}

/** Times are in seconds since 1970; 0: none. */
function described(key: KeyState) {
  const seconds = (time: Date | null): number => Math.floor((time?.getTime() ?? 0) / 1000);
  return {
    kid: key.kid,
    purpose: key.purpose,
    algorithm: key.algorithm,
    state: key.state,
    createdTime: seconds(key.createdAt),
    signsFrom: seconds(key.signsFrom),
    publishedUntil: seconds(key.publishedUntil),
    revokedTime: seconds(key.revokedAt),
  };
}

async function list(context: IdentityContext): Promise<WireReply> {
  await context.keys.reload();
  return listed(context);
}

/** Publishes new keys, which sign an hour later. Throws 400 if such keys are already pending. */
async function rotate(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { remoteAddress } = call;
  if (!(await context.keys.rotate({ trigger: 'management', remoteAddress }))) {
    throw invalid('New keys are published already and have not started to sign');
  }
  return listed(context);
}

const Revocation = z.object({ kid: requiredText('kid'), reason: requiredText('reason', 500) });

/** Refuses all tokens of a key from now on. */
async function revoke(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { kid, reason } = parseFields(Revocation, call.body);
  const { remoteAddress } = call;
  if (!(await context.keys.revoke({ kid, reason, remoteAddress }))) {
    throw invalid('There is no key with this id that could be revoked');
  }
  return listed(context);
}

/** Progress of resealing after a change of the master key. */
async function masterKey({ pool }: IdentityContext): Promise<WireReply> {
  const state = await inTransaction(pool, (client) => readMasterKeyState(client));
  return {
    body: {
      pass: state?.pass ?? 1,
      total: state?.total ?? null,
      done: state?.done ?? 0,
      unreadable: state?.unreadable ?? 0,
      isVerified: state?.verifiedAt !== null,
      isChanged: state?.previousKeyId != null,
    },
  };
}

export const endpoints: EndpointGroup = [
  { method: 'GET', path: '/v1/mgmt/masterkey', access: 'management', run: masterKey },
  { method: 'GET', path: '/v1/mgmt/signingkey/all', access: 'management', run: list },
  { method: 'POST', path: '/v1/mgmt/signingkey/rotate', access: 'management', run: rotate },
  { method: 'POST', path: '/v1/mgmt/signingkey/revoke', access: 'management', run: revoke },
];
