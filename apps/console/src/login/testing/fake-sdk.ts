import type { Answer, SignedIn, SignInSdk } from '../sign-in-sdk.ts';

export const EMAIL = 'dana@northwind.example';

export function ok<T>(data: T): Answer<T> {
  return { ok: true, code: 200, data };
}

export function no(code: number, errorCode: string, retryAfter?: number): Answer<never> {
  const error = { errorCode, errorDescription: `The provider says ${errorCode}` };
  return { ok: false, code, error: retryAfter === undefined ? error : { ...error, retryAfter } };
}

/** A sign-in of someone in one tenant, unless the claims say otherwise. */
export function signedIn(
  claims: Record<string, unknown> = {},
  user: Partial<NonNullable<SignedIn['user']>> = {},
): Answer<SignedIn> {
  return ok({
    claims: { amr: ['pwd'], tenants: { T1: {} }, dct: 'T1', ...claims },
    user: { loginIds: [EMAIL], TOTP: false, password: true, ...user },
  });
}

/** An SDK that refuses everything; tests override their calls. */
export function fakeSdk(): SignInSdk {
  const refuse = async () => no(400, 'E011001');
  const channels = { email: refuse, sms: refuse, voice: refuse, whatsapp: refuse };
  return {
    getLastUserLoginId: () => null,
    getLastUserDisplayName: () => null,
    refresh: refuse,
    me: refuse,
    myTenants: refuse,
    selectTenant: refuse,
    logout: async () => ({}),
    password: {
      policy: refuse,
      signIn: refuse,
      sendReset: refuse,
      update: refuse,
      replace: refuse,
    },
    otp: { signIn: { ...channels }, verify: { ...channels } },
    magicLink: { signIn: { email: refuse }, verify: refuse },
    enchantedLink: { signIn: refuse, verify: refuse, waitForSession: refuse },
    notp: { signIn: refuse, waitForSession: refuse },
    oauth: { start: refuse, exchange: refuse },
    fedcm: { onetap: { requestAuthentication: () => {} } },
    saml: { start: refuse, exchange: refuse },
    totp: { verify: refuse, update: refuse },
    webauthn: {
      signIn: Object.assign(refuse, { start: refuse, finish: refuse }),
      update: refuse,
      helpers: { isSupported: async () => true, conditional: () => new Promise(() => {}) },
    },
  };
}
