import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import type { User } from '../users/user.ts';
import { normaliseLoginId } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import {
  clearableEmail,
  clearablePhone,
  optionalFlag,
  optionalText,
  parseFields,
  requiredText,
} from '../wire/fields.ts';
import { invalid, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { changeUser, userNotFound, type UserChange } from './change-user.ts';
import { giveHash, hashGiven } from './give-hash.ts';
import { applyFields, mergedAttributes, patchUser, replaceUser } from './update-user.ts';
import { shownName, UserBody, UserPatch } from './user-bodies.ts';
import { isContactTaken, putRecoveryContact, replaceLoginIds } from './user-fields-store.ts';

async function update(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(UserBody, call.body);
  const hash = await hashGiven(context, body);
  return changeUser(context, body.loginId, {
    data: { changed: 'user', ...(hash === null ? {} : { isPasswordChanged: true }) },
    async run(work) {
      await replaceUser(work, body);
      await giveHash(work, hash);
    },
  });
}

async function patch(context: IdentityContext, call: WireCall): Promise<WireReply> {
  return patchOne(context, call.body);
}

/** Changes the given fields of one user. Throws as `changeUser` does, and E011003. */
export async function patchOne(context: IdentityContext, given: unknown) {
  const body = parseFields(UserPatch, given);
  const hash = await hashGiven(context, body);
  return changeUser(context, body.loginId, {
    data: { changed: 'user', fields: Object.keys(body).filter((name) => name !== 'loginId') },
    async run(work) {
      await patchUser(work, body);
      await giveHash(work, hash);
    },
  });
}

const LoginIdBody = z.object({
  loginId: requiredText('loginId'),
  newLoginId: optionalText('newLoginId'),
});

/** Replaces a login id; without a new one it is removed. */
async function updateLoginId(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, newLoginId } = parseFields(LoginIdBody, call.body);
  return changeUser(context, loginId, {
    data: { changed: 'loginId' },
    async run({ client, user, now }) {
      const before = normaliseLoginId(loginId);
      if (!user.loginIds.includes(before)) throw userNotFound();
      const loginIds = user.loginIds.flatMap((id) =>
        id === before ? (newLoginId ? [newLoginId] : []) : [id],
      );
      if (loginIds.length === 0) throw invalid('A user needs a login id');
      await replaceLoginIds(client, user.userId, loginIds, now);
    },
  });
}

const EmailBody = z.object({
  loginId: requiredText('loginId'),
  email: clearableEmail,
  verified: optionalFlag('verified'),
  failOnConflict: optionalFlag('failOnConflict'),
});

async function updateEmail(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, email, verified, failOnConflict } = parseFields(EmailBody, call.body);
  return changeUser(context, loginId, {
    data: { changed: 'email' },
    async run(work) {
      if (failOnConflict && email) await requireFreeContact(work, { email });
      const isEmailVerified = Boolean(email) && (verified ?? false);
      await applyFields(work, { ...work.user, email: email ?? null, isEmailVerified });
    },
  });
}

const PhoneBody = z.object({
  loginId: requiredText('loginId'),
  phone: clearablePhone,
  verified: optionalFlag('verified'),
  failOnConflict: optionalFlag('failOnConflict'),
});

async function updatePhone(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, phone, verified, failOnConflict } = parseFields(PhoneBody, call.body);
  return changeUser(context, loginId, {
    data: { changed: 'phone' },
    async run(work) {
      if (failOnConflict && phone) await requireFreeContact(work, { phone });
      const isPhoneVerified = Boolean(phone) && (verified ?? false);
      await applyFields(work, { ...work.user, phone: phone ?? null, isPhoneVerified });
    },
  });
}

async function requireFreeContact(
  { client, user }: UserChange,
  contact: { email: string } | { phone: string },
): Promise<void> {
  if (!(await isContactTaken(client, user.userId, contact))) return;
  throw new WireError(400, WIRE_CODES.userExists, 'Another user has it');
}

const NamesBody = z.object({
  loginId: requiredText('loginId'),
  ...shownName,
  givenName: optionalText('givenName'),
  middleName: optionalText('middleName'),
  familyName: optionalText('familyName'),
});

/** Absent names stay unchanged. */
async function updateNames(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(NamesBody, call.body);
  const name = body.displayName ?? body.name;
  if (name === '') throw invalid('"displayName" must not be empty');
  return changeUser(context, body.loginId, {
    data: { changed: 'name' },
    run: (work) =>
      applyFields(work, {
        ...work.user,
        name: name ?? work.user.name,
        givenName: body.givenName ?? work.user.givenName,
        middleName: body.middleName ?? work.user.middleName,
        familyName: body.familyName ?? work.user.familyName,
      }),
  });
}

const PictureBody = z.object({
  loginId: requiredText('loginId'),
  picture: optionalText('picture'),
});

async function updatePicture(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, picture } = parseFields(PictureBody, call.body);
  return changeUser(context, loginId, {
    data: { changed: 'picture' },
    run: (work) => applyFields(work, { ...work.user, picture: picture ?? '' }),
  });
}

const AttributeBody = z.object({
  loginId: requiredText('loginId'),
  attributeKey: requiredText('attributeKey', 200),
  attributeValue: z.unknown(),
});

async function updateAttribute(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, attributeKey, attributeValue } = parseFields(AttributeBody, call.body);
  return changeUser(context, loginId, {
    data: { changed: 'customAttribute', attributeKey },
    run: (work) => {
      const changed = Object.fromEntries([[attributeKey, attributeValue ?? null]]);
      const customAttributes = mergedAttributes(work.user.customAttributes, changed);
      return applyFields(work, { ...work.user, customAttributes });
    },
  });
}

const RecoveryEmail = z
  .object({
    loginId: requiredText('loginId'),
    recoveryEmail: clearableEmail,
    verified: optionalFlag('verified'),
  })
  .transform(({ loginId, recoveryEmail, verified }) => ({
    loginId,
    contact: {
      email: recoveryEmail ?? null,
      isEmailVerified: Boolean(recoveryEmail) && (verified ?? false),
    },
  }));

const RecoveryPhone = z
  .object({
    loginId: requiredText('loginId'),
    recoveryPhone: clearablePhone,
    verified: optionalFlag('verified'),
  })
  .transform(({ loginId, recoveryPhone, verified }) => ({
    loginId,
    contact: {
      phone: recoveryPhone ?? null,
      isPhoneVerified: Boolean(recoveryPhone) && (verified ?? false),
    },
  }));

type Recovery = NonNullable<User['recovery']>;
const NO_RECOVERY: Recovery = {
  email: null,
  isEmailVerified: false,
  phone: null,
  isPhoneVerified: false,
};

function updateRecovery(schema: z.ZodType<{ loginId: string; contact: Partial<Recovery> }>) {
  return async (context: IdentityContext, call: WireCall): Promise<WireReply> => {
    const { loginId, contact } = parseFields(schema, call.body);
    return changeUser(context, loginId, {
      data: { changed: 'recovery' },
      run: ({ client, user }) =>
        putRecoveryContact(client, user.userId, {
          ...(user.recovery ?? NO_RECOVERY),
          ...contact,
        }),
    });
  };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/user/update', run: update },
  { ...key, method: 'PATCH', path: '/v1/mgmt/user/patch', run: patch },
  { ...key, path: '/v1/mgmt/user/update/loginid', run: updateLoginId },
  { ...key, path: '/v1/mgmt/user/update/email', run: updateEmail },
  { ...key, path: '/v1/mgmt/user/update/phone', run: updatePhone },
  { ...key, path: '/v1/mgmt/user/update/name', run: updateNames },
  { ...key, path: '/v1/mgmt/user/update/picture', run: updatePicture },
  { ...key, path: '/v1/mgmt/user/update/customAttribute', run: updateAttribute },
  { ...key, path: '/v1/mgmt/user/update/recovery/email', run: updateRecovery(RecoveryEmail) },
  { ...key, path: '/v1/mgmt/user/update/recovery/phone', run: updateRecovery(RecoveryPhone) },
];
