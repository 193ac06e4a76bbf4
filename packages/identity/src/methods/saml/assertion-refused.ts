/** Why an answer of a SAML provider is not believed; for the audit, never for the person. */
export type RefusalReason =
  | 'not a SAML response'
  | 'document type or comment'
  | 'status of the provider'
  | 'signature algorithm'
  | 'signature'
  | 'issuer'
  | 'destination'
  | 'recipient'
  | 'audience'
  | 'subject'
  | 'unsolicited'
  | 'time'
  | 'used before'
  | 'another request';

export class AssertionRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`The assertion was refused: ${reason}`);
    this.name = 'AssertionRefused';
    this.reason = reason;
  }
}
