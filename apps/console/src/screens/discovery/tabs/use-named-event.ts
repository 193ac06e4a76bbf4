import type { EvidenceEvent } from '@waybill/contract';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { withParam } from '../../../app/navigation/with-param.ts';

/** The parameter with the id of the event that is open. */
const EVENT = 'event';

/** The event that the address names, whether or not the filter shows it. */
export function useNamedEvent(): { event: EvidenceEvent | null; close: () => void } {
  const [params] = useSearchParams();
  const { navigate } = useNavigator();
  const eventId = params.get(EVENT) ?? '';
  const { data } = useRead(
    eventId === '' ? null : '/v1/events/{eventId}/lineage',
    { params: { eventId } },
    { revalidateOnFocus: false },
  );
  return {
    event: eventId === '' ? null : (data?.event ?? null),
    close: () => {
      if (eventId !== '') navigate(`/discovery?${withParam(params, EVENT, null)}`);
    },
  };
}
