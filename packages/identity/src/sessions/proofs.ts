/**
 * Factor of an RFC 8176 value. Two proofs of one kind are one factor: someone who reads a person's
 * phone also receives its calls. An unlisted proof is its own kind.
 */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email: 'mailbox',
    sms: 'phone',
    voice: 'phone',
    whatsapp: 'phone',
    im: 'phone',
  }),
);

/** Says that there are proofs of two kinds; it proves nothing itself. */
const TWO_KINDS = 'mfa';

function kindOf(proof: string): string {
  return KINDS.get(proof) ?? proof;
}

/** The proofs of a sign-in with more added to them; `mfa` with the first of another kind than all before. */
export function withProofs(before: readonly string[], added: readonly string[]): string[] {
  const kinds = new Set(before.filter((proof) => proof !== TWO_KINDS).map(kindOf));
  const isSecondKind = kinds.size > 0 && added.some((proof) => !kinds.has(kindOf(proof)));
  return [...new Set([...before, ...added, ...(isSecondKind ? [TWO_KINDS] : [])])];
}

/**
 * Whether the proofs suffice for a user with an authenticator app: its code plus a proof of another
 * kind; or a passkey, which combines possession and unlocking; or another provider’s sign-in, which has
 * its own requirements. Neither the code alone nor a password and a mail suffice.
 */
export function hasSecondFactor(amr: readonly string[]): boolean {
  if (amr.includes('webauthn') || amr.includes('fed')) return true;
  return amr.includes('totp') && amr.some((proof) => proof !== 'totp' && proof !== TWO_KINDS);
}
