import type { IncomingMessage } from 'node:http';
import {
  handshakeAnswer,
  verifyDelivery,
  verifyHead,
  type DeliveryVerdict,
} from '@waybill/collector';
import type { WebhookStream } from '@waybill/connectors/kit/declaration/declaration';
import { readBody } from '../../http/read-body.ts';
import { AppError } from '../../platform/app-error.ts';

/** Maximum delivery size: the largest that any vendor sends. */
export const MOST_BYTES = 10_485_760;
/** A question whether the receiver is willing: a token of some hundred characters. */
const QUESTION_BYTES = 16_384;

export type Refused = Extract<DeliveryVerdict, { isGenuine: false }>;

type Judged =
  | { kind: 'asked'; answer: NonNullable<ReturnType<typeof handshakeAnswer>> }
  | { kind: 'refused'; verdict: Refused }
  | { kind: 'genuine'; rawBody: Buffer };

interface Expected {
  push: WebhookStream['push'];
  secret: string;
  head: Parameters<typeof verifyHead>[1];
}

/**
 * Classifies a delivery. Its body is read only if its head may be genuine, and neither parsed nor
 * decompressed before its bytes are verified. Throws `request.too_large`.
 */
export async function judgeDelivery(request: IncomingMessage, expected: Expected): Promise<Judged> {
  const { push, secret, head } = expected;
  const early = verifyHead(push, head, secret);
  const refused = early?.isGenuine === false ? early : null;
  if (push.handshake === 'challenge') return judgeQuestion(request, expected, refused);
  const answer = handshakeAnswer(push, { ...head, body: undefined });
  if (answer) return { kind: 'asked', answer };
  if (refused) return { kind: 'refused', verdict: refused };
  return judgeBody(await readBody(request, MOST_BYTES), expected);
}

/** Vendors send handshakes unsigned: a little of an unsigned body is read anyway. */
async function judgeQuestion(
  request: IncomingMessage,
  expected: Expected,
  refused: Refused | null,
): Promise<Judged> {
  const rawBody = await (refused
    ? readBody(request, QUESTION_BYTES).catch(nullIfTooLarge)
    : readBody(request, MOST_BYTES));
  if (rawBody && rawBody.length <= QUESTION_BYTES) {
    const answer = handshakeAnswer(expected.push, { ...expected.head, body: jsonOf(rawBody) });
    if (answer) return { kind: 'asked', answer };
  }
  if (refused || !rawBody) return { kind: 'refused', verdict: refused ?? UNSIGNED };
  return judgeBody(rawBody, expected);
}

const UNSIGNED: Refused = { isGenuine: false, reason: 'signature_missing' };

function judgeBody(rawBody: Buffer, { push, secret, head }: Expected): Judged {
  const verdict = verifyDelivery(push, { ...head, rawBody }, secret);
  return verdict.isGenuine ? { kind: 'genuine', rawBody } : { kind: 'refused', verdict };
}

function nullIfTooLarge(error: unknown): null {
  if (error instanceof AppError && error.code === 'request.too_large') return null;
  throw error;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
