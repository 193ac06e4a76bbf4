/** The longest that a link of an invitation works. */
const MOST_DAYS = 30;
/** As in notes: a name cannot carry an address that a mail program would make a link of. */
const NAME = /^[\p{L}\p{M}\p{N} ,'’()-]{1,60}$/u;

interface InviteTerms {
  days: number;
  inviterName: string | undefined;
  /** The remaining options: shown in the message as notes. */
  notes: Record<string, unknown>;
}

/**
 * Invitation values in `templateOptions`: `inviterName` and `validDays`, which hosted templates can
 * also use as variables. Invalid values are dropped.
 */
export function inviteTerms(
  { inviterName, validDays, ...notes }: Record<string, unknown> = {},
  defaultDays: number,
): InviteTerms {
  const days = Number(validDays);
  const isUsable = Number.isInteger(days) && days >= 1 && days <= MOST_DAYS;
  const name = typeof inviterName === 'string' ? inviterName : '';
  return {
    days: isUsable ? days : defaultDays,
    inviterName: NAME.test(name) ? name : undefined,
    notes,
  };
}
