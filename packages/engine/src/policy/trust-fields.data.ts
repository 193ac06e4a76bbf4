import { TRUST_VERDICTS } from '@waybill/contract';
import type { ContextField } from './field.ts';

/** Trust rule fields for conditions; empty if no rule applies to the event. Never rename. */
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
