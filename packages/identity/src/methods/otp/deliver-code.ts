import type { IdentityContext } from '../../identity-context.ts';
import { unsent } from '../../links/deliver-link.ts';
import type { DeliveryMethod } from '../../messages/message.ts';
import { codeMessage, type MessagePurpose } from '../../messages/templates.ts';

interface Delivery {
  method: DeliveryMethod;
  to: string;
  code: string;
  purpose: MessagePurpose;
  templateOptions: Record<string, unknown> | undefined;
}

/**
 * Sends a code. With strict errors throws 400 E011001 on failure; otherwise the response does not wait,
 * as its time would reveal whether there is a receiver.
 */
export async function deliverCode(
  { messages, settings }: Pick<IdentityContext, 'messages' | 'settings'>,
  { method, to, ...code }: Delivery,
): Promise<void> {
  const { codeTtlSeconds, productName, hasStrictErrors } = settings;
  const letter = codeMessage({ ...code, productName, minutes: codeTtlSeconds / 60 });
  const isSent = messages.deliver({ method, to, kind: 'otp', ...letter });
  if (hasStrictErrors && !(await isSent)) throw unsent();
}
