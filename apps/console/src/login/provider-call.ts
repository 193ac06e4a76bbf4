import {
  signInFailure,
  thrownFailure,
  type SignInDeed,
  type SignInFailure,
} from './sign-in-error.ts';
import type { SignInEvent } from './sign-in-machine.ts';
import type { Answer, SignInSdk } from './sign-in-sdk.ts';

/** Result of a step's work. */
export type Outcome =
  | { event: SignInEvent }
  | { failure: SignInFailure }
  /** The browser continues to another provider's page. */
  | { leaveTo: string };

/** External dependencies of the steps. */
export interface SignInTools {
  sdk: SignInSdk;
  /** Of the console's page. */
  origin: string;
  /** Target address after sign-in. */
  target: string;
  browser: Pick<Window, 'localStorage' | 'sessionStorage'>;
  now: () => number;
}

/** Makes one SDK call: its result, or the failure as text. Never throws. */
export async function callProvider<T>(
  deed: SignInDeed,
  call: () => Promise<Answer<T>>,
): Promise<{ data: T | undefined } | { failure: SignInFailure }> {
  try {
    const answer = await call();
    if (answer.ok) return { data: answer.data };
    return { failure: signInFailure(answer.code, answer.error, deed) };
  } catch (error) {
    return { failure: thrownFailure(error) };
  }
}

/** As `callProvider`, for a call whose answer is needed: an empty one is a fault of the provider. */
export async function askProvider<T>(
  deed: SignInDeed,
  call: () => Promise<Answer<T>>,
): Promise<{ data: T } | { failure: SignInFailure }> {
  const result = await callProvider(deed, call);
  if ('failure' in result) return result;
  return result.data === undefined ? { failure: signInFailure(500) } : { data: result.data };
}
