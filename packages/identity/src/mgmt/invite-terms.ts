/** The longest that a link of an invitation works. */
const MOST_DAYS = 30;
/** As in notes: a name cannot carry an address that a mail program would make a link of. */
const NAME = /^[\p{L}\p{M}\p{N} ,'’()-]{1,60}$/u;

interface InviteTerms {
  days: number;
  inviterName: string | undefined;
  /** What is left of the options: shown in the message as notes. */
  notes: Record<string, unknown>;
}

/**
 * What `templateOptions` say about an invitation: `inviterName` and `validDays`, which hosted templates
 * can use as variables too. A value that does not fit is left out.
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
