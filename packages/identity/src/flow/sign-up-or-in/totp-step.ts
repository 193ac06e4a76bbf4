import { z } from 'zod';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { finishWithTotp } from '../finish-sign-in.ts';
import type { FlowStep } from '../flow.ts';
import { startOver, START_OVER } from './start-over.ts';

const Typed = z.object({ code: requiredText('code', 20) });

export const totpStep: FlowStep = {
  screen: {
    id: 'waybill-totp',
    title: 'Enter the code of the authenticator app',
    fields: [
      {
        name: 'code',
        label: 'Code of the authenticator app',
        type: 'text',
        autocomplete: 'one-time-code',
      },
    ],
    buttons: () => [{ id: 'submit', label: 'Continue' }, START_OVER],
  },
  on: {
    submit: (work) => finishWithTotp(work, parseFields(Typed, work.input).code),
    back: startOver,
  },
};
