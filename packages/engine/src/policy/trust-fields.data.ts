import { TRUST_VERDICTS } from '@waybill/contract';
import type { ContextField } from './field.ts';

/** What conditions may ask of trust rules; nothing where they do not speak of the event. Never rename. */
export const TRUST_FIELDS: readonly ContextField[] = [
  {
    name: 'destination.trust',
    type: 'string',
    label: 'Destination: trust rule',
    values: TRUST_VERDICTS,
    needs: 'trust',
    read: (_event, context) => context.trust()?.verdict ?? null,
  },
];
