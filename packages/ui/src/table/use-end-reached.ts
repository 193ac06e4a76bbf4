import { useEffect, useEffectEvent } from 'react';

/** Distance in rows from the end at which the next page is requested. */
const END_DISTANCE = 15;

/**
 * Asks for the next page once for each length of the list.
 * @param end index behind the last drawn row
 */
export function useEndReached(
  count: number,
  end: number,
  onEndReached: (() => void) | undefined,
): void {
  const reachEnd = useEffectEvent(() => onEndReached?.());
  const isNearEnd = count > 0 && end - 1 >= count - END_DISTANCE;
  useEffect(() => {
    if (isNearEnd) reachEnd();
  }, [isNearEnd, count]);
}
