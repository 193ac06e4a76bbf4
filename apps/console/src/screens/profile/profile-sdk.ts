import { createContext, use } from 'react';
import { change } from '../../app/http/api.ts';
import { PRODUCT_CALLS } from '../../login/product-calls.ts';
import type { Answer, SignInSdk } from '../../login/sign-in-sdk.ts';

/** One sign-in of the past, as the provider tells it. */
export interface PastSignIn {
  /** Epoch seconds. */
  loginTime: number;
  city: string;
  country: string;
  ip: string;
}

/** The identity SDK's calls for the profile besides those for signing in. */
export interface ProfileSdk extends SignInSdk {
  history: () => Promise<Answer<PastSignIn[] | Record<string, unknown>>>;
  logoutAll: () => Promise<unknown>;
}

/** Changes made by the product itself. Each is undefined after a 403, which a toast reported. */
export const PROFILE_CALLS = {
  endSession: (sessionId: string) =>
    change('DELETE', '/v1/profile/sessions/{sessionId}', { params: { sessionId } }),
  removePasskey: (passkeyId: string) =>
    change('DELETE', '/v1/profile/passkeys/{passkeyId}', { params: { passkeyId } }),
  removeTotp: () => change('DELETE', '/v1/profile/totp', {}),
  makeRecoveryCodes: PRODUCT_CALLS.makeRecoveryCodes,
};
export type ProfileCalls = typeof PROFILE_CALLS;

export interface ProfileTools {
  sdk: ProfileSdk;
  calls: ProfileCalls;
  /** Ids of the organisations that the person belongs to. */
  tenantIds: readonly string[];
  /** Starts over in another organisation: nothing of the former one may stay in memory. */
  restart: () => void;
}

export const ProfileToolsContext = createContext<ProfileTools | null>(null);

export function useProfileTools(): ProfileTools {
  const tools = use(ProfileToolsContext);
  if (tools === null) throw new Error('useProfileTools needs the profile around it');
  return tools;
}
