import type { ActivityEvent } from '@waybill/contract';
import type { FieldGroup } from '../field.ts';
import { field, fromFacts } from '../field-rows.ts';
import { instantOf } from '../instant.ts';

const DAY_MS = 86_400_000;

function expiresAt({ extra }: ActivityEvent): number | null {
  const written = extra['linkExpiresAt'];
  return written === undefined ? null : instantOf(written);
}

/** How long a signed or shared link works. */
export const fields: FieldGroup = [
  fromFacts(field('link.expiresAt', 'time', 'Link: expiry', expiresAt), 'linkExpiresAt'),
  fromFacts(
    field('link.daysLeft', 'number', 'Link: days until expiry', (event) => {
      const at = expiresAt(event);
      return at === null ? null : Math.ceil((at - event.occurredAt) / DAY_MS);
    }),
    'linkExpiresAt',
  ),
];
