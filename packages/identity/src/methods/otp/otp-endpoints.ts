import { DELIVERY_METHODS, type DeliveryMethod } from '../../messages/message.ts';
import type { EndpointGroup } from '../../wire/endpoint.ts';
import { sendCode } from './send-code.ts';
import { updateAddress } from './update-address.ts';
import { verifyCode } from './verify-code.ts';

const call = { method: 'POST', access: 'project' } as const;

export const endpoints: EndpointGroup = DELIVERY_METHODS.flatMap((method) => [
  {
    ...call,
    effect: 'sign-in',
    path: `/v1/auth/otp/signin/${method}`,
    run: sendCode('signIn', method),
  },
  {
    ...call,
    effect: 'sign-up',
    path: `/v1/auth/otp/signup/${method}`,
    run: sendCode('signUp', method),
  },
  {
    ...call,
    effect: 'sign-in',
    path: `/v1/auth/otp/signup-in/${method}`,
    run: sendCode('signUpOrIn', method),
  },
  {
    ...call,
    effect: 'sign-in',
    path: `/v1/auth/otp/verify/${method}`,
    isGuessable: true,
    run: verifyCode(method),
  },
  { ...call, effect: 'change', path: updatePath(method), run: updateAddress(method) },
]);

function updatePath(method: DeliveryMethod): string {
  return `/v1/auth/otp/update/${method === 'email' ? method : `phone/${method}`}`;
}
