import { z } from 'zod';
import { isModestJson } from '../wire/json-limits.ts';
import { optionalFlag, optionalObject, optionalText } from '../wire/fields.ts';

/** The hosted provider's limits. */
const MAX_CLAIMS = 100;
const MAX_CLAIM_NAME = 60;
const MAX_CLAIM_VALUE = 500;

export const ClientClaims = z
  .record(z.string(), z.unknown(), { error: '"customClaims" must be an object' })
  // First of all: the rest would not survive what is nested thousands of times.
  .refine(isModestJson, { error: '"customClaims" is nested too deeply', abort: true })
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

/** A client's options for a sign-in. */
export interface LoginOptions {
  /** Ends every other sign-in of the user. */
  revokeOtherSessions?: boolean | undefined;
  customClaims?: Record<string, unknown> | null | undefined;
  /** The tenant to work in. */
  tenantId?: string | undefined;
  /** Adds this proof to the sign-in of the presented refresh token, which must be the same user's. */
  mfa?: boolean | undefined;
  stepup?: boolean | undefined;
  /** Texts that the caller fills into a message. */
  templateOptions?: Record<string, unknown> | undefined;
}

/** Older clients omit all of it. */
export const LoginOptionsBody = z
  .object({
    revokeOtherSessions: optionalFlag('revokeOtherSessions'),
    customClaims: ClientClaims.nullish(),
    tenantId: optionalText('tenantId'),
    mfa: optionalFlag('mfa'),
    stepup: optionalFlag('stepup'),
    templateOptions: optionalObject('templateOptions'),
  })
  .nullish()
  .transform((options): LoginOptions => options ?? {});
