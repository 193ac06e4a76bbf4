import { z } from 'zod';
import type { IdentityContext } from '../../identity-context.ts';
import { deliverLink, noteLinkAsked } from '../../links/deliver-link.ts';
import { linkTarget } from '../../links/link-address.ts';
import type { LinkGrant } from '../../links/link-store.ts';
import { maskedEmail } from '../../links/masked-address.ts';
import { planLink } from '../../links/plan-link.ts';
import { resetMessage } from '../../messages/templates.ts';
import { requirePasswordsOn } from '../../password/password-history.ts';
import { inTransaction } from '../../store/statement.ts';
import type { WireCall, WireReply } from '../../wire/endpoint.ts';
import { optionalObject, optionalText, parseFields, requiredText } from '../../wire/fields.ts';
import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { storeMagicLink } from '../magic-link/store-magic-link.ts';

const METHOD = { method: 'password', kind: 'reset' } as const;
const DELIVERY = 'email';

const ResetBody = z.object({
  loginId: requiredText('loginId'),
  redirectUrl: optionalText('redirectUrl'),
  templateOptions: optionalObject('templateOptions'),
});

/**
 * Mails a link that signs in, so that its receiver can set another password without the old one. It
 * goes to the login id if that is an address, otherwise to the user's email. Nothing ends until the
 * password is set. Unknown people get the same response and nothing else, unless errors are strict.
 */
export async function reset(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, redirectUrl, templateOptions } = parseFields(ResetBody, call.body);
  requirePasswordsOn(context);
  if (!context.messages.canSend(DELIVERY)) throw mailNeeded();
  const target = linkTarget(context, redirectUrl, 'redirectUrl');
  const request = { flow: 'signIn', delivery: DELIVERY, loginId, options: {} } as const;
  const { grant: planned, asked } = await planLink(context, call, request);
  const grant: LinkGrant = planned.purpose === 'decoy' ? planned : { ...planned, purpose: 'reset' };
  const seconds = context.settings.linkTtlSeconds;
  const link = await inTransaction(context.pool, async (client) => {
    await noteLinkAsked(context, client, { call, method: METHOD.method, grant });
    return storeMagicLink(context, client, { grant, target, seconds });
  });
  const { productName } = context.settings;
  const letter = resetMessage({ link, minutes: seconds / 60, templateOptions, productName });
  await deliverLink(context, call, { ...METHOD, grant, letter });
  return { body: { resetMethod: 'magiclink', maskedEmail: maskedEmail(asked) } };
}

function mailNeeded(): WireError {
  return new WireError(
    400,
    WIRE_CODES.badRequest,
    'Passwords are not reset by mail here. Ask an administrator for a temporary one.',
  );
}
