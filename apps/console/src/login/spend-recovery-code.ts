import { textOf } from '@waybill/ui';
import { ApiError, describeError } from '../app/http/api-error.ts';
import { formFailure, type SignInFailure } from './sign-in-error.ts';
import { stepsText } from './steps/steps.text.ts';

/** The product's answer to a recovery code; undefined when it may not be used at all. */
type Send = (code: string) => Promise<{ codesLeft: number } | undefined>;

/** Signs in without the second factor: the number of codes left, or the failure as text. */
export async function spendRecoveryCode(
  send: Send,
  code: string,
): Promise<{ codesLeft: number } | { failure: SignInFailure }> {
  try {
    const answer = await send(code);
    return answer ?? { failure: formFailure(textOf(stepsText).recoveryRefused) };
  } catch (error) {
    const isWrong = error instanceof ApiError && error.hasCode('session.recovery_code_wrong');
    if (isWrong) return { failure: formFailure(textOf(stepsText).recoveryWrong, 'code') };
    const { title, detail } = describeError(error);
    return { failure: formFailure(detail === null ? title : `${title}. ${detail}`) };
  }
}
