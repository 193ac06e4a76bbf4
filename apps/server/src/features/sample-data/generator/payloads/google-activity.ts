import { addressOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { SAMPLE_GOOGLE_CUSTOMER } from '../sample-company.data.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';

export interface GoogleEvent {
  type: string;
  name: string;
  parameters: Record<string, unknown>[];
}

/** One activity of the Reports API (`admin#reports#activity`) with the events it reports. */
export function googleActivity(
  moment: Moment,
  applicationName: string,
  events: readonly GoogleEvent[],
): SamplePayload {
  const { company, person, at, random } = moment;
  const sourceId = applicationName === 'gmail' ? 'gmail' : 'google-drive';
  return jsonPayload(sourceId, at, {
    kind: 'admin#reports#activity',
    id: {
      time: new Date(at).toISOString(),
      uniqueQualifier: `-${random.between(1, 9)}${random.digits(17)}`,
      applicationName,
      customerId: SAMPLE_GOOGLE_CUSTOMER,
    },
    actor: { callerType: 'USER', email: person.email, profileId: person.googleId },
    ownerDomain: company.ownDomain,
    ipAddress: addressOf(moment),
    events,
  });
}
