/** Why an answer of a SAML provider is not believed; for the audit, never for the person. */
export const REFUSAL_REASONS = [
  'too large',
  'not a SAML response',
  'document type or comment',
  'status of the provider',
  'signature algorithm',
  'signature',
  'issuer',
  'destination',
  'recipient',
  'audience',
  'subject',
  'unsolicited',
  'time',
  'used before',
  'another request',
  'not set up',
  'took too long',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export class AssertionRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`The assertion was refused: ${reason}`);
    this.name = 'AssertionRefused';
    this.reason = reason;
  }
}

export function refuse(reason: RefusalReason): never {
  throw new AssertionRefused(reason);
}
