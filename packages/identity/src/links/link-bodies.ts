import { z } from 'zod';
import { LoginOptionsBody } from '../sessions/login-options.ts';
import { NewUserBody } from '../users/new-user-body.ts';
import {
  emailText,
  optionalFlag,
  optionalObject,
  optionalText,
  phoneText,
  requiredText,
} from '../wire/fields.ts';

/** Body of a request for a link to sign in or up. */
export const LinkBody = z.object({
  loginId: requiredText('loginId'),
  URI: optionalText('URI'),
  user: NewUserBody,
  loginOptions: LoginOptionsBody,
});

const AddressBody = z.object({
  loginId: requiredText('loginId'),
  URI: optionalText('URI'),
  addToLoginIDs: optionalFlag('addToLoginIDs'),
  templateOptions: optionalObject('templateOptions'),
});

/** Body of a request for a link that verifies a user's address. */
export const EmailChangeBody = AddressBody.extend({ email: emailText('email') });
export const PhoneChangeBody = AddressBody.extend({ phone: phoneText('phone') });

export const TokenBody = z.object({ token: requiredText('token') });
export const PendingBody = z.object({ pendingRef: requiredText('pendingRef') });
