import { change } from '../app/http/api.ts';

/** The product's part in signing in, unknown to the identity provider. */
export const PRODUCT_CALLS = {
  /** Silent: refusals are shown in the form. */
  spendRecoveryCode: (code: string) =>
    change('POST', '/v1/session/recovery', { body: { code } }, true),
  makeRecoveryCodes: () => change('POST', '/v1/profile/recovery-codes', {}),
};
export type ProductCalls = typeof PRODUCT_CALLS;
