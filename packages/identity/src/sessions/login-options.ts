import { z } from 'zod';
import { optionalFlag, optionalText } from '../wire/fields.ts';

/** The hosted provider's limits. */
const MAX_CLAIMS = 100;
const MAX_CLAIM_NAME = 60;
const MAX_CLAIM_VALUE = 500;

const ClientClaims = z
  .record(z.string(), z.unknown(), { error: '"customClaims" must be an object' })
  .refine((claims) => Object.keys(claims).length <= MAX_CLAIMS, {
    error: `"customClaims" must have at most ${MAX_CLAIMS} claims`,
  })
  .refine(
    (claims) =>
      Object.entries(claims).every(
        ([name, value]) =>
          name.length <= MAX_CLAIM_NAME && JSON.stringify(value).length <= MAX_CLAIM_VALUE,
      ),
    { error: '"customClaims" has a claim that is too long' },
  );

/** What a client may ask for when it signs somebody in. */
export interface LoginOptions {
  /** Ends every other sign-in of the user. */
  revokeOtherSessions?: boolean | undefined;
  customClaims?: Record<string, unknown> | null | undefined;
  /** The tenant to work in. */
  tenantId?: string | undefined;
}

/** Older clients leave the whole of it out. */
export const LoginOptionsBody = z
  .object({
    revokeOtherSessions: optionalFlag('revokeOtherSessions'),
    customClaims: ClientClaims.nullish(),
    tenantId: optionalText('tenantId'),
  })
  .nullish()
  .transform((options): LoginOptions => options ?? {});
