import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Letter } from '../messages/letter.ts';
import type { Client } from '../store/statement.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import type { LinkGrant } from './link-store.ts';
import type { LinkMethod } from './plan-link.ts';

interface Delivery extends LinkMethod {
  grant: LinkGrant;
  letter: Letter;
}

/**
 * Sends a link to its receiver; decoys have none. Run it after the link is committed. With strict
 * errors throws 400 E011001 on failure. Otherwise the response does not wait: neither its time nor its
 * result may reveal whether there was a receiver.
 */
export async function deliverLink(
  context: IdentityContext,
  call: WireCall,
  { grant, kind, method, letter }: Delivery,
): Promise<void> {
  const { delivery, address } = grant.terms;
  if (grant.purpose === 'decoy' || delivery === null) return;
  const isSent = context.messages.deliver({ method: delivery, to: address, kind, ...letter });
  void noteUnsent(context, call, { method, userId: grant.userId, isSent });
  if (context.settings.hasStrictErrors && !(await isSent)) throw unsent();
}

export function unsent(): WireError {
  return new WireError(400, WIRE_CODES.badRequest, 'The message could not be sent');
}

/** Never rejects: no one waits for it. */
async function noteUnsent(
  context: IdentityContext,
  call: WireCall,
  sending: { method: string; userId: string | null; isSent: Promise<boolean> },
): Promise<void> {
  if (await sending.isSent) return;
  await noteStart(context.pool, call, {
    action: 'LoginStartedFailed',
    occurredAt: new Date(context.clock()),
    method: sending.method,
    ...(sending.userId === null ? {} : { userId: sending.userId }),
    data: { reason: 'the message could not be sent' },
  }).catch((err: Error) => context.log({ level: 'warn', event: 'audit.unwritten', err }));
}

/** Audits the request for a link; for a decoy only that no one was found. */
export async function noteLinkAsked(
  context: IdentityContext,
  client: Client,
  asked: { call: WireCall; method: LinkMethod['method']; grant: LinkGrant },
): Promise<void> {
  const { call, method, grant } = asked;
  const isDecoy = grant.purpose === 'decoy';
  await noteStart(client, call, {
    action: isDecoy ? 'LoginStartedFailed' : startedAction(grant.purpose),
    occurredAt: new Date(context.clock()),
    method,
    ...(grant.userId === null ? {} : { userId: grant.userId }),
    data: { delivery: grant.terms.delivery },
  });
}

function startedAction(purpose: LinkGrant['purpose']): 'PasswordResetSent' | 'LoginStarted' {
  return purpose === 'reset' ? 'PasswordResetSent' : 'LoginStarted';
}

function noteStart(
  db: Parameters<typeof writeAudit>[0],
  { device, remoteAddress }: WireCall,
  entry: Parameters<typeof writeAudit>[1],
): Promise<void> {
  return writeAudit(db, { ...entry, device, remoteAddress });
}
