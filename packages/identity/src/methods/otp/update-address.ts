import { z } from 'zod';
import { writeAudit } from '../../audit/audit-store.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { maskedAddress } from '../../links/masked-address.ts';
import type { DeliveryMethod } from '../../messages/message.ts';
import { issueCode } from '../../one-time-code/one-time-code.ts';
import { passFreshGate } from '../../sessions/credential-gate.ts';
import { withRefreshToken } from '../../sessions/presented-token.ts';
import { normaliseLoginId, userByLoginId } from '../../users/user-store.ts';
import type { WireCall, WireReply } from '../../wire/endpoint.ts';
import {
  emailText,
  optionalFlag,
  optionalObject,
  parseFields,
  phoneText,
  requiredText,
} from '../../wire/fields.ts';
import { deliverCode } from './deliver-code.ts';
import { loginIdTaken } from './login-id-taken.ts';

const Fields = {
  loginId: requiredText('loginId'),
  addToLoginIDs: optionalFlag('addToLoginIDs'),
  onMergeUseExisting: optionalFlag('onMergeUseExisting'),
  templateOptions: optionalObject('templateOptions'),
  mfa: optionalFlag('mfa'),
};
const EmailBody = z.object({ ...Fields, email: emailText('email') });
const PhoneBody = z.object({ ...Fields, phone: phoneText('phone') });

/**
 * Sends a code to the signed-in user's new address or number; verifying it makes it theirs. Throws 401
 * without a valid refresh token; 403 for someone else's login id, during impersonation and without the
 * user's authenticator app; 429.
 */
export function updateAddress(method: DeliveryMethod) {
  return async (context: IdentityContext, call: WireCall): Promise<WireReply> => {
    const { loginId, to, addToLoginIDs, templateOptions, mfa } = readBody(call.body, method);
    const code = await withRefreshToken(context, call, async ({ client, user, family, now }) => {
      passFreshGate({ user, family, now }, loginId);
      context.messages.allow({ method, to, remoteAddress: call.remoteAddress });
      const isToBeLoginId = addToLoginIDs ?? false;
      // Otherwise only who has proved the address learns that it is someone’s.
      if (isToBeLoginId && context.settings.hasStrictErrors) {
        const owner = await userByLoginId(client, to);
        if (owner && owner.userId !== user.userId) throw loginIdTaken();
      }
      await writeAudit(client, {
        action: 'LoginStarted',
        occurredAt: now,
        userId: user.userId,
        method: 'otp',
        device: call.device,
        remoteAddress: call.remoteAddress,
        loginIds: user.loginIds,
        data: { delivery: method, update: fieldOf(method) },
      });
      const { userId } = user;
      return issueCode(context, client, {
        subject: { userId },
        method,
        content: {
          kind: 'update',
          userId,
          field: fieldOf(method),
          to,
          isToBeLoginId,
          options: { mfa },
        },
      });
    });
    await deliverCode(context, { method, to, code, purpose: 'address', templateOptions });
    return { body: maskedAddress(to, method) };
  };
}

function readBody(body: unknown, method: DeliveryMethod) {
  if (method === 'email') {
    const { email, ...rest } = parseFields(EmailBody, body);
    return { ...rest, to: normaliseLoginId(email) };
  }
  const { phone, ...rest } = parseFields(PhoneBody, body);
  return { ...rest, to: phone };
}

function fieldOf(method: DeliveryMethod): 'email' | 'phone' {
  return method === 'email' ? 'email' : 'phone';
}
