import { z } from 'zod';
import { USER_STATUSES } from '../users/user.ts';
import {
  optionalEmail,
  optionalFlag,
  optionalNumber,
  optionalObject,
  optionalPhone,
  optionalText,
  optionalTexts,
  requiredText,
} from '../wire/fields.ts';

/** A new user, as client libraries send one. */
export const UserBody = z.object({
  loginId: requiredText('loginId'),
  email: optionalEmail,
  phone: optionalPhone,
  displayName: optionalText('displayName'),
  /** The older name of `displayName`. */
  name: optionalText('name'),
  givenName: optionalText('givenName'),
  middleName: optionalText('middleName'),
  familyName: optionalText('familyName'),
  roleNames: optionalTexts('roleNames'),
  userTenants: z
    .array(
      z.object({ tenantId: requiredText('tenantId'), roleNames: optionalTexts('roleNames') }),
      {
        error: '"userTenants" must be an array',
      },
    )
    .nullish()
    .transform((value) => value ?? undefined),
  customAttributes: optionalObject('customAttributes'),
  picture: optionalText('picture'),
  verifiedEmail: optionalFlag('verifiedEmail'),
  verifiedPhone: optionalFlag('verifiedPhone'),
  additionalLoginIds: optionalTexts('additionalLoginIds'),
  invite: optionalFlag('invite'),
  test: optionalFlag('test'),
});

const statuses = z
  .array(z.enum(USER_STATUSES), { error: '"statuses" must be enabled, disabled or invited' })
  .nullish()
  .transform((value) => value ?? undefined);

const sort = z
  .array(z.object({ field: z.string(), desc: z.boolean().nullish() }), {
    error: '"sort" must be an array',
  })
  .nullish()
  .transform((value) => value ?? undefined);

function unsupportedFilter(name: string) {
  return z
    .unknown()
    .refine((value) => value == null || (typeof value === 'object' && !Object.keys(value).length), {
      error: `"${name}" is not supported`,
    })
    .optional();
}

/** Times are in milliseconds since 1970; `page` begins at 0. */
export const UserSearch = z.object({
  page: optionalNumber('page'),
  limit: optionalNumber('limit'),
  sort,
  text: optionalText('text'),
  emails: optionalTexts('emails'),
  phones: optionalTexts('phones'),
  statuses,
  roleNames: optionalTexts('roleNames'),
  tenantIds: optionalTexts('tenantIds'),
  loginIds: optionalTexts('loginIds'),
  userIds: optionalTexts('userIds'),
  fromCreatedTime: optionalNumber('fromCreatedTime'),
  toCreatedTime: optionalNumber('toCreatedTime'),
  fromModifiedTime: optionalNumber('fromModifiedTime'),
  toModifiedTime: optionalNumber('toModifiedTime'),
  verifiedEmail: optionalFlag('verifiedEmail'),
  verifiedPhone: optionalFlag('verifiedPhone'),
  withTestUser: optionalFlag('withTestUser'),
  testUsersOnly: optionalFlag('testUsersOnly'),
  customAttributes: optionalObject('customAttributes'),
  // A filter that was let pass unseen would answer more users than were asked for.
  ssoAppIds: unsupportedFilter('ssoAppIds'),
  tenantRoleIds: unsupportedFilter('tenantRoleIds'),
  tenantRoleNames: unsupportedFilter('tenantRoleNames'),
});
export type UserSearch = z.infer<typeof UserSearch>;
