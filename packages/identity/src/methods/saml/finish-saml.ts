import { z } from 'zod';
import {
  takeAuthorization,
  type TakenAuthorization,
} from '../../federation/authorization-state.ts';
import { createExchangeCode } from '../../federation/exchange-codes.ts';
import { joinsByItself } from '../../federation/joins-by-itself.ts';
import { landing } from '../../federation/landing.ts';
import { userOfFederatedIdentity } from '../../federation/link-identity.ts';
import { refusalText, refused } from '../../federation/refusal.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { giveDefaultRoles } from '../../sso/default-roles.ts';
import { readySso } from '../../sso/find-sso.ts';
import { keepGroups } from '../../sso/group-store.ts';
import type { WireCall, WireReply } from '../../wire/endpoint.ts';
import { WireError } from '../../wire/wire-error.ts';
import { AssertionRefused } from './assertion-refused.ts';
import { assertedPerson, groupsOf } from './asserted-person.ts';
import { samlOf } from './check-response.ts';
import { noteRefusal } from './note-refusal.ts';
import { takeArrival, type Arrival } from './saml-store.ts';

/**
 * The page after the posted form: a GET, with the browser's cookie, so that only the requesting browser
 * is signed in. Redirects to the requested page, with a code or an error.
 *
 * @param code of the arrival; empty if the form was refused.
 */
export async function finishSaml(
  context: IdentityContext,
  call: WireCall,
  { state, code }: { state: string; code: string },
): Promise<WireReply> {
  const started = await takeAuthorization(context, call, state, 'saml');
  if (!started) {
    return landing(`${context.publicOrigin}/login`, { err: refusalText(refused('ended')) });
  }
  if (code === '') return landing(started.redirectUrl, { err: refusalText(refused('failed')) });
  try {
    const arrival = await takeArrival(context, code);
    if (!arrival) throw refused('ended');
    requireOwnAnswer(started, arrival);
    return landing(started.redirectUrl, { code: await codeFor(context, arrival, started) });
  } catch (error) {
    const isExpected = error instanceof WireError || error instanceof AssertionRefused;
    if (!isExpected) throw error;
    const reason = error instanceof AssertionRefused ? error.reason : error.message;
    await noteRefusal(context, call, { ...started, reason });
    return landing(started.redirectUrl, { err: refusalText(error) });
  }
}

/** A response to someone else’s request is not valid here. */
function requireOwnAnswer(started: TakenAuthorization, arrival: Arrival): void {
  const isOwn =
    arrival.inResponseTo === started.requestId &&
    arrival.tenantId === started.tenantId &&
    arrival.ssoId === started.ssoId;
  if (!isOwn) throw new AssertionRefused('another request');
}

const Extra = z.object({ initiatedEmail: z.string().optional() });

/** If the page requested one address, no one else is signed in by mistake. */
function requireInitiated({ extra }: TakenAuthorization, email: string | undefined): void {
  const { initiatedEmail } = Extra.parse(extra ?? {});
  if (initiatedEmail && initiatedEmail.toLowerCase() !== email) throw refused('notOfTenant');
}

async function codeFor(
  context: IdentityContext,
  arrival: Arrival,
  started: TakenAuthorization,
): Promise<string> {
  return context.revocations.transaction(async (client, revoke) => {
    // Reread: it may have changed while the person was away.
    const configuration = samlOf(await readySso(context, client, arrival));
    if (!configuration) throw refused('failed');
    const { tenantId, ssoId, settings } = configuration;
    const mayCreate = await joinsByItself(client, tenantId);
    const person = { ...assertedPerson(configuration, arrival), mayCreate };
    requireInitiated(started, person.email);
    const userId = await userOfFederatedIdentity(context, { client, revoke }, person);
    const groups = groupsOf(configuration, arrival);
    await keepGroups(client, configuration, userId, groups);
    if (person.roleNames === undefined) {
      const roleNames = settings.saml.defaultSSORoles ?? [];
      await giveDefaultRoles(client, { tenantId, userId }, roleNames);
    }
    return createExchangeCode(context, client, {
      userId,
      method: 'sso',
      amr: ['fed'],
      loginOptions: { ...started.loginOptions, tenantId },
      provider: ssoId,
      idpResponse: { idpGroups: groups, idpSAMLAttributes: arrival.attributes },
      tenantSsoId: ssoId,
      browserHash: started.browserHash,
      isFromServer: started.isFromServer,
    });
  });
}
