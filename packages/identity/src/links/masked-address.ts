import type { DeliveryMethod } from '../messages/message.ts';

const SHOWN_DIGITS = 4;

/**
 * What an answer says about where a message went, e.g. `a***@example.com`. Made of what was asked for,
 * so that it tells nothing about anyone.
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
