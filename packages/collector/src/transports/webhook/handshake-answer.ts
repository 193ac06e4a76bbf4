import { headerValue, type DeliveredHeaders } from './header-value.ts';
import type { Push } from './verify-delivery.ts';

/** A request that may be the vendor asking whether the receiver is willing. */
export interface HandshakeRequest {
  headers: DeliveredHeaders;
  query: Readonly<Record<string, string | undefined>>;
  /** The parsed body; undefined if none or it is no JSON. */
  body: unknown;
}

export interface HandshakeAnswer {
  status: 200;
  contentType: 'application/json' | 'text/plain; charset=utf-8';
  body: string;
}

/** No vendor sends longer ones; echoing them would only help an attacker. */
const MOST_CHARACTERS = 4096;

/**
 * Response to a vendor's handshake; null for an ordinary delivery. The response must have
 * `X-Content-Type-Options: nosniff`, since it echoes input. Handshakes come before the vendor signs
 * anything (Monday, Graph), so they are answered unverified.
 */
export function handshakeAnswer(push: Push, request: HandshakeRequest): HandshakeAnswer | null {
  switch (push.handshake) {
    case 'none':
      return null;
    case 'challenge': {
      const challenge = echoable(memberOf(request.body, 'challenge'));
      // Slack takes JSON or text, Monday JSON alone.
      return challenge === null
        ? null
        : { status: 200, contentType: 'application/json', body: JSON.stringify({ challenge }) };
    }
    case 'validation_token': {
      const token = echoable(request.query['validationToken']);
      return token === null ? null : text(token);
    }
    case 'validation_code':
      // Office 365 looks at the status alone.
      return headerValue(request.headers, 'webhook-validationcode') === null ? null : text('');
  }
}

function text(body: string): HandshakeAnswer {
  return { status: 200, contentType: 'text/plain; charset=utf-8', body };
}

function echoable(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= MOST_CHARACTERS
    ? value
    : null;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
