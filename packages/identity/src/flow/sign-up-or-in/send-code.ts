import { endpoints as otp } from '../../methods/otp/otp-endpoints.ts';
import type { FlowOutcome, FlowWork } from '../flow.ts';
import { headless } from '../headless.ts';
import { STEPS } from './step-ids.ts';

const askForCode = headless(otp, '/v1/auth/otp/signup-in/email');

/** Mails a code and asks for it; whether there was anyone to send it to does not show. */
export async function sendCode(work: FlowWork, loginId: string): Promise<FlowOutcome> {
  const { tenantId } = work.state;
  const { body } = await askForCode(work, {
    body: { loginId, loginOptions: tenantId === undefined ? {} : { tenantId } },
  });
  const masked =
    'maskedEmail' in body && typeof body.maskedEmail === 'string' ? body.maskedEmail : '';
  return { action: 'screen', step: STEPS.code, state: { loginId, maskedEmail: masked } };
}
