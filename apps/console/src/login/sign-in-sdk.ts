import { createContext, use } from 'react';
import type { PasswordPolicy } from './password-policy.ts';
import type { ProviderError } from './sign-in-error.ts';

/** Result of every call of the identity provider's SDK. */
export interface Answer<T> {
  ok: boolean;
  code?: number;
  data?: T;
  error?: ProviderError;
}
type Call<T, Args extends unknown[]> = (...args: Args) => Promise<Answer<T>>;

/** The parts of a sign-in response that this page reads. */
export interface SignedIn {
  sessionJwt?: string;
  claims?: Record<string, unknown>;
  user?: { loginIds: string[]; TOTP: boolean; password: boolean };
}

interface Masked {
  maskedEmail?: string;
  maskedPhone?: string;
}

export interface TotpSeed {
  /** PNG in base64. */
  image: string;
  key: string;
}

export type CodeChannel = 'email' | 'sms' | 'voice' | 'whatsapp';
interface WaitOptions {
  pollingIntervalMs: number;
  timeoutMs: number;
}
type Channels<F> = Record<CodeChannel, F>;

/** The calls of the identity provider's SDK that signing in needs; the SDK itself fits, and so does a fake. */
export interface SignInSdk {
  getLastUserLoginId: () => string | null;
  getLastUserDisplayName: () => string | null;
  refresh: (token?: string, tryRefresh?: boolean) => Promise<Answer<SignedIn>>;
  me: Call<{ loginIds: string[]; TOTP: boolean }, []>;
  myTenants: Call<{ tenants: { id: string; name: string }[] }, [string[]]>;
  selectTenant: Call<SignedIn, [string]>;
  logout: () => Promise<unknown>;
  password: {
    policy: Call<PasswordPolicy, []>;
    signIn: Call<SignedIn, [string, string]>;
    sendReset: Call<Masked & { linkId?: string; pendingRef?: string }, [string, string]>;
    update: Call<unknown, [string, string]>;
    replace: Call<SignedIn, [string, string, string]>;
  };
  otp: {
    signIn: Channels<Call<Masked, [string]>>;
    verify: Channels<Call<SignedIn, [string, string]>>;
  };
  magicLink: {
    signIn: { email: Call<Masked, [string, string]> };
    verify: Call<SignedIn, [string]>;
  };
  enchantedLink: {
    signIn: Call<{ pendingRef: string; linkId: string; maskedEmail: string }, [string, string]>;
    verify: Call<unknown, [string]>;
    waitForSession: Call<SignedIn, [string, WaitOptions]>;
  };
  notp: {
    signIn: Call<{ pendingRef: string; redirectUrl: string; image: string }, [string]>;
    waitForSession: Call<SignedIn, [string, WaitOptions]>;
  };
  oauth: {
    start: Call<{ url?: string }, [string, string]>;
    exchange: Call<SignedIn, [string]>;
  };
  fedcm: {
    onetap: {
      /** Shows the prompt of One Tap; a choice signs in, through the SDK's own session. */
      requestAuthentication: (options: {
        provider: string;
        onFailed: (error: unknown) => void;
      }) => void;
    };
  };
  saml: {
    start: Call<{ url?: string }, [string, string]>;
    exchange: Call<SignedIn, [string]>;
  };
  totp: {
    verify: Call<SignedIn, [string, string, { mfa: boolean }?]>;
    update: Call<TotpSeed, [string]>;
  };
  webauthn: {
    signIn: Call<SignedIn, [string]> & {
      start: Call<{ transactionId: string; options: string }, [string, string]>;
      finish: Call<SignedIn, [string, string]>;
    };
    update: Call<unknown, [string]>;
    helpers: {
      isSupported: () => Promise<boolean>;
      conditional: (options: string, abort: AbortController) => Promise<string>;
    };
  };
}

export const SignInSdkContext = createContext<SignInSdk | null>(null);

/** The SDK of the sign-in page and of the profile; both wrap their contents with it. */
export function useSignInSdk(): SignInSdk {
  const sdk = use(SignInSdkContext);
  if (sdk === null) throw new Error('useSignInSdk needs the SDK around it');
  return sdk;
}
