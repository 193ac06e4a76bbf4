import { TRUST_VERDICTS } from '@waybill/contract';
import type { FieldDefinition } from './field.ts';

/** What conditions may ask of trust rules; nothing where they do not speak of the event. Never rename. */
export const TRUST_FIELDS: readonly FieldDefinition[] = [
  {
    name: 'destination.trust',
    type: 'string',
    label: 'Destination: trust rule',
    values: TRUST_VERDICTS,
  },
];
