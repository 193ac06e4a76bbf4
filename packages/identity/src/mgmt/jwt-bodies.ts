import { z } from 'zod';
import { optionalNumber, optionalObject, optionalText, requiredText } from '../wire/fields.ts';

const MAX_CLAIMS_LENGTH = 8192;

/** Claims in addition to the provider's own. They must fit into headers. */
export const TrustedClaims = optionalObject('customClaims').refine(
  (claims) => !claims || JSON.stringify(claims).length <= MAX_CLAIMS_LENGTH,
  { error: `"customClaims" must have at most ${MAX_CLAIMS_LENGTH} characters` },
);

/** Seconds of a sign-in's life; 0 and absent: as long as any. */
const refreshDuration = optionalNumber('refreshDuration');

export const UpdateBody = z.object({
  jwt: requiredText('jwt', 16_384),
  customClaims: TrustedClaims,
  refreshDuration,
});

export const ImpersonateBody = z.object({
  impersonatorId: requiredText('impersonatorId'),
  loginId: requiredText('loginId'),
  validateConsent: z.boolean({ error: '"validateConsent" must be a boolean' }).nullish(),
  customClaims: TrustedClaims,
  selectedTenant: optionalText('selectedTenant'),
  refreshDuration,
});

export const StopBody = z.object({
  jwt: requiredText('jwt', 16_384),
  customClaims: TrustedClaims,
  selectedTenant: optionalText('selectedTenant'),
  refreshDuration,
});
