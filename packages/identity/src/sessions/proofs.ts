/**
 * What an RFC 8176 value shows. Two proofs of one kind are one factor: whoever reads someone’s
 * telephone reads its calls, too. A proof that is not listed is its own kind.
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
 * Whether the proofs are enough for a user who has an authenticator app: its code beside a proof of
 * another kind; or a passkey, which is held and unlocked; or another provider’s word, which asks for its
 * own. Neither the code alone nor a password and a mail are.
 */
export function hasSecondFactor(amr: readonly string[]): boolean {
  if (amr.includes('webauthn') || amr.includes('fed')) return true;
  return amr.includes('totp') && amr.some((proof) => proof !== 'totp' && proof !== TWO_KINDS);
}
