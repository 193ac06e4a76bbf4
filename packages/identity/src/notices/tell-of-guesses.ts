import type { IdentityContext } from '../identity-context.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { noteNotice } from './notice-store.ts';

/** Tells the holder of an account that guesses at it are slowed down. No one has it: the same work. */
export async function tellOfGuesses(
  { pool, clock }: Pick<IdentityContext, 'pool' | 'clock'>,
  guess: {
    userId: string | null;
    call: Pick<WireCall, 'device' | 'remoteAddress'>;
    isToBeTold: boolean;
  },
): Promise<void> {
  if (!guess.isToBeTold) return;
  const { userId, call: caller } = guess;
  await noteNotice(pool, { userId, what: 'lockout', caller, now: new Date(clock()) });
}
