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
  clearableEmail,
  clearablePhone,
} from '../wire/fields.ts';

export function tenantList(name: string) {
  return z
    .array(
      z.object({ tenantId: requiredText('tenantId'), roleNames: optionalTexts('roleNames') }),
      { error: `"${name}" must be an array` },
    )
    .nullish()
    .transform((value) => value ?? undefined);
}

const userTenants = tenantList('userTenants');

/** The name that is shown: some client libraries call it `name`. `displayName` wins. */
export const shownName = {
  displayName: optionalText('displayName'),
  name: optionalText('name'),
};

const optionalStatus = z
  .enum(USER_STATUSES, { error: '"status" must be enabled, disabled or invited' })
  .nullish()
  .transform((value) => value ?? undefined);

/** A new user, as client libraries send one. */
export const UserBody = z.object({
  loginId: requiredText('loginId'),
  email: optionalEmail,
  phone: optionalPhone,
  ...shownName,
  givenName: optionalText('givenName'),
  middleName: optionalText('middleName'),
  familyName: optionalText('familyName'),
  roleNames: optionalTexts('roleNames'),
  userTenants,
  customAttributes: optionalObject('customAttributes'),
  picture: optionalText('picture'),
  verifiedEmail: optionalFlag('verifiedEmail'),
  verifiedPhone: optionalFlag('verifiedPhone'),
  additionalLoginIds: optionalTexts('additionalLoginIds'),
  /** Another name of `additionalLoginIds`. */
  additionalIdentifiers: optionalTexts('additionalIdentifiers'),
  invite: optionalFlag('invite'),
  inviteUrl: optionalText('inviteUrl'),
  sendMail: optionalFlag('sendMail'),
  sendSMS: optionalFlag('sendSMS'),
  templateOptions: optionalObject('templateOptions'),
  test: optionalFlag('test'),
  status: optionalStatus,
  password: optionalText('password'),
  hashedPassword: z.unknown().optional(),
  seed: optionalText('seed'),
});

/** Fields to change; absent ones stay. */
export const UserPatch = z.object({
  loginId: requiredText('loginId'),
  email: clearableEmail,
  phone: clearablePhone,
  ...shownName,
  givenName: optionalText('givenName'),
  middleName: optionalText('middleName'),
  familyName: optionalText('familyName'),
  roleNames: optionalTexts('roleNames'),
  userTenants,
  /** Merged; null removes an attribute. */
  customAttributes: optionalObject('customAttributes'),
  picture: optionalText('picture'),
  verifiedEmail: optionalFlag('verifiedEmail'),
  verifiedPhone: optionalFlag('verifiedPhone'),
  status: optionalStatus,
  additionalIdentifiers: optionalTexts('additionalIdentifiers'),
  password: optionalText('password'),
  hashedPassword: z.unknown().optional(),
});
export type UserPatch = z.infer<typeof UserPatch>;

/** No one is ever `expired` here; clients may filter by it anyway. */
const statuses = z
  .array(z.enum([...USER_STATUSES, 'expired']), {
    error: '"statuses" must be enabled, disabled, invited or expired',
  })
  .nullish()
  .transform((value) => value ?? undefined);

const sort = z
  .array(z.object({ field: z.string(), desc: z.boolean().nullish() }), {
    error: '"sort" must be an array',
  })
  .nullish()
  .transform((value) => value ?? undefined);

/** Roles by tenant: all of them with `and`, else any. */
function rolesByTenant(name: string) {
  const error = `"${name}" must be an object of tenants`;
  return z
    .record(
      z.string(),
      z.object(
        { values: z.array(z.string({ error }), { error }), and: z.boolean({ error }).nullish() },
        { error },
      ),
      { error },
    )
    .nullish()
    .transform((value) => value ?? undefined);
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
  /** One instead of `loginIds`. */
  loginId: optionalText('loginId'),
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
  ssoAppIds: optionalTexts('ssoAppIds'),
  tenantRoleIds: rolesByTenant('tenantRoleIds'),
  tenantRoleNames: rolesByTenant('tenantRoleNames'),
});
export type UserSearch = z.infer<typeof UserSearch>;
