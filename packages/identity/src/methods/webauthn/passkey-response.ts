import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { invalid } from '../../wire/wire-error.ts';

/** Certificates of attestations are the longest part. */
const MAX_RESPONSE = 60_000;

const Bytes = z.string().regex(/^[\w-]+={0,2}$/);

const Credential = z.object({ id: Bytes, rawId: Bytes, type: z.literal('public-key') });

const Created = Credential.extend({
  response: z.object({
    attestationObject: Bytes,
    clientDataJSON: Bytes,
    transports: z.array(z.string().max(30)).max(10).nullish(),
  }),
});

const Signed = Credential.extend({
  response: z.object({
    authenticatorData: Bytes,
    clientDataJSON: Bytes,
    signature: Bytes,
    userHandle: Bytes.nullish(),
  }),
});

const FinishBody = z.object({
  transactionId: requiredText('transactionId'),
  response: requiredText('response', MAX_RESPONSE),
});

export type CreatedPasskey = ReturnType<typeof parseCreated>['response'];
export type SignedResponse = ReturnType<typeof parseSigned>['response'];

/** A browser's response for a new passkey. Throws E011003 if malformed. */
export function parseCreated(body: unknown) {
  const { transactionId, response } = parseFields(FinishBody, body);
  const { response: inner, ...credential } = parseText(Created, response);
  const { transports, ...attestation } = inner;
  return {
    transactionId,
    response: {
      ...credential,
      response: { ...attestation, transports: transports ?? [] },
      // Browsers omit it, and the verification requires the field.
      clientExtensionResults: {},
    },
  };
}

/** A browser's response for a passkey signature. Throws E011003 if malformed. */
export function parseSigned(body: unknown) {
  const { transactionId, response } = parseFields(FinishBody, body);
  const { response: inner, ...credential } = parseText(Signed, response);
  const { userHandle, ...assertion } = inner;
  return {
    transactionId,
    response: {
      ...credential,
      response: { ...assertion, ...(userHandle ? { userHandle } : {}) },
      clientExtensionResults: {},
    },
  };
}

/** Whether the requesting page was embedded in another site. Throws if unreadable. */
export function isFramed(clientDataJSON: string): boolean {
  return decodeClientDataJSON(clientDataJSON).crossOrigin === true;
}

function parseText<T extends z.ZodType>(schema: T, text: string): z.infer<T> {
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success) throw invalid('"response" is not the answer of a passkey');
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
