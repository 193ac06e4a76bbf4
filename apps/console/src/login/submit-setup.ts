import { ApiError } from '../app/http/api-error.ts';
import { change } from '../app/http/api.ts';
import type { SignInSdk } from './sign-in-sdk.ts';

export interface SetupFields {
  tenantName: string;
  ownDomains: string[];
  name: string;
  email: string;
  password: string;
}

export type SetupOutcome =
  | { state: 'signedIn' }
  /** Set up, but not signed in: the provider did not accept the password immediately. */
  | { state: 'done' }
  | { state: 'tokenInvalid' }
  | { state: 'failed'; error: unknown };

type Sdk = { password: Pick<SignInSdk['password'], 'signIn'> };

/** Sends the set-up and signs the new administrator in. */
export async function submitSetup(
  token: string,
  fields: SetupFields,
  sdk: Sdk,
): Promise<SetupOutcome> {
  const email = fields.email.trim();
  try {
    // Silent: the route answers 403 for a used or expired token, which has its own page.
    const answer = await change('POST', '/v1/setup', { body: { token, ...fields, email } }, true);
    if (answer === undefined) return { state: 'tokenInvalid' };
    const signedIn = await sdk.password.signIn(answer.loginId, fields.password);
    return { state: signedIn.ok ? 'signedIn' : 'done' };
  } catch (error) {
    if (error instanceof ApiError && error.hasCode('setup.already_done')) return { state: 'done' };
    return { state: 'failed', error };
  }
}
