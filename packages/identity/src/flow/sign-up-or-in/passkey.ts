import { z } from 'zod';
import { endpoints as webauthn } from '../../methods/webauthn/webauthn-endpoints.ts';
import { optionalText, parseFields } from '../../wire/fields.ts';
import { invalid } from '../../wire/wire-error.ts';
import type { Interaction } from '../flow.ts';
import { headless } from '../headless.ts';
import { STEPS } from './step-ids.ts';

const startSignIn = headless(webauthn, '/v1/auth/webauthn/signin/start');
const finishSignIn = headless(webauthn, '/v1/auth/webauthn/signin/finish');

const Asked = z.object({ origin: optionalText('origin') });
const Ceremony = z.object({ transactionId: z.string(), options: z.string() });

/** Asks for whichever passkey the person picks. */
export const askForPasskey: Interaction = async (work) => {
  const { origin } = parseFields(Asked, work.input);
  const { tenantId } = work.state;
  const reply = await startSignIn(work, {
    body: {
      loginId: '',
      origin: origin ?? work.context.publicOrigin,
      loginOptions: tenantId === undefined ? {} : { tenantId },
    },
  });
  return { action: 'webauthnGet', ...Ceremony.parse(reply.body) };
};

/** Clients' names for a missing response: the person cancelled, or the time ran out. */
const CANCELLED = new Set(['NotAllowedError', 'AbortError']);

const Answered = z.object({ response: z.unknown().optional(), failure: optionalText('failure') });

/** A passkey counts as two factors, so nothing more is required. */
export const finishPasskey: Interaction = async (work) => {
  const { response, failure } = parseFields(Answered, work.input);
  if (failure && CANCELLED.has(failure)) return { action: 'screen', step: STEPS.email };
  if (failure || typeof response !== 'string') throw invalid('The passkey could not be used');
  const { transactionId } = work.input;
  const reply = await finishSignIn(work, { body: { transactionId, response } });
  return { action: 'completed', reply, lastAuth: { authMethod: 'webauthn' } };
};
