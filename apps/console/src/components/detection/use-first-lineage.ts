import { useRead } from '../../app/http/use-read.ts';

const STEADY = { revalidateOnFocus: false } as const;

/**
 * The lineage of the first event of a detection.
 *
 * @param detectionId null reads nothing
 */
export function useFirstLineage(detectionId: string | null) {
  const first = useRead(
    detectionId === null ? null : '/v1/detections/{detectionId}/events',
    { params: { detectionId: detectionId ?? '' }, query: { limit: 1 } },
    STEADY,
  );
  const eventId = first.data?.items[0]?.eventId;
  const lineage = useRead(
    eventId === undefined ? null : '/v1/events/{eventId}/lineage',
    { params: { eventId: eventId ?? '' } },
    STEADY,
  );
  return { first, lineage, hasEvent: first.data === undefined || eventId !== undefined };
}
