/** Fetched with the first call: all that it brings along is of use once there is a session. */
const api = () => import('../app/http/api.ts');

/** The product's own part in signing in: what the identity provider knows nothing of. */
export const PRODUCT_CALLS = {
  /** Silent: what is refused is told in the form. */
  spendRecoveryCode: async (code: string) =>
    (await api()).change('POST', '/v1/session/recovery', { body: { code } }, true),
  makeRecoveryCodes: async () => (await api()).change('POST', '/v1/profile/recovery-codes', {}),
};
export type ProductCalls = typeof PRODUCT_CALLS;
