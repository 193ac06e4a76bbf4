import type { Condition } from '@waybill/contract';
import { FREE_MAIL_DOMAINS } from '../detectors/self-address/free-mail.data.ts';

/**
 * The action reaches people in a different mail domain than the actor's, or at private mail services,
 * while the settings do not list the organisation's domains. Once they do, they decide and this never
 * holds.
 */
export const BEYOND_DOMAIN: Condition = {
  all: [
    { f: 'recipients.outside', op: 'eq', v: 'unknown' },
    { f: 'recipients.domains', op: 'exists' },
    { f: 'actor.domain', op: 'ne', v: { field: 'recipients.domains' } },
    {
      any: [
        {
          all: [
            { f: 'actor.kind', op: 'eq', v: 'person' },
            { f: 'actor.domain', op: 'exists' },
            // A tenant's Microsoft domain exists in addition to its own ones.
            { not: { f: 'actor.domain', op: 'endsWith~', v: '.onmicrosoft.com' } },
            // Programs of the cloud have domains of their own in every project.
            { not: { f: 'recipients.domains', op: 'endsWith~', v: 'gserviceaccount.com' } },
          ],
        },
        { f: 'recipients.domains', op: 'anyOf~', v: [...FREE_MAIL_DOMAINS] },
      ],
    },
  ],
};
