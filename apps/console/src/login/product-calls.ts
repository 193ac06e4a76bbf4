import { change } from '../app/http/api.ts';

/** The product's own part in signing in: what the identity provider knows nothing of. */
export const PRODUCT_CALLS = {
  /** Silent: what is refused is told in the form. */
  spendRecoveryCode: (code: string) =>
    change('POST', '/v1/session/recovery', { body: { code } }, true),
  makeRecoveryCodes: () => change('POST', '/v1/profile/recovery-codes', {}),
};
export type ProductCalls = typeof PRODUCT_CALLS;
