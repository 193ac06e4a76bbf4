import type { ActivityEvent } from '@waybill/contract';
import type { EventContext } from '../event-context.ts';
import type { ContextField, FieldGroup } from '../field.ts';

/** First-time facts, most informative first. */
const DESTINATION = ['destination.account', 'destination.host', 'destination.name'] as const;

function firstTime(
  name: string,
  label: string,
  keys: readonly string[],
  scope: 'person' | 'peers' | 'organization',
): ContextField {
  return {
    name,
    type: 'boolean',
    label,
    needs: 'behaviour',
    read(_event: ActivityEvent, context: EventContext) {
      const behaviour = context.behaviour();
      for (const key of keys) {
        const answer = behaviour?.isFirstSeen(key, scope) ?? null;
        if (answer !== null) return answer;
      }
      return null;
    },
  };
}

/** Whether something is new to a person, to the department or to the organisation, as of the day before. */
export const fields: FieldGroup = [
  firstTime('firstTime.destination', 'First time: destination', DESTINATION, 'person'),
  firstTime('firstTime.recipient', 'First time: recipient', ['recipients'], 'person'),
  firstTime(
    'firstTime.recipientDomain',
    'First time: recipient’s domain',
    ['recipients.domains'],
    'person',
  ),
  firstTime(
    'firstTime.destinationForDepartment',
    'First time for the department: destination',
    DESTINATION,
    'peers',
  ),
  firstTime(
    'firstTime.destinationForOrganization',
    'First time for the organization: destination',
    DESTINATION,
    'organization',
  ),
  firstTime(
    'firstTime.recipientDomainForOrganization',
    'First time for the organization: recipient’s domain',
    ['recipients.domains'],
    'organization',
  ),
];
