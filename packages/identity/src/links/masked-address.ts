import type { DeliveryMethod } from '../messages/message.ts';

const SHOWN_DIGITS = 4;

/**
 * Masked address in a response, e.g. `a***@example.com`. Derived from the request, so it reveals
 * nothing.
 */
export function maskedAddress(
  asked: string,
  delivery: DeliveryMethod,
): { maskedEmail: string } | { maskedPhone: string } {
  return delivery === 'email'
    ? { maskedEmail: maskedEmail(asked) }
    : { maskedPhone: asked.replaceAll(/\d(?=\d{4})/g, '*').slice(-SHOWN_DIGITS * 4) };
}

export function maskedEmail(asked: string): string {
  const at = asked.lastIndexOf('@');
  return at < 0 ? `${asked.slice(0, 1)}***` : `${asked.slice(0, 1)}***${asked.slice(at)}`;
}
