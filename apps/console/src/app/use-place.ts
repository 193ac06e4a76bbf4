import { useCallback, useState } from 'react';

interface Place {
  pathname: string;
  search: string;
  /** Replaces the current console address without reloading the page. */
  enter: (target: string) => void;
}

/** Address of the page before there is a router. */
export function usePlace(): Place {
  const [place, setPlace] = useState(placeNow);
  const enter = useCallback((target: string) => {
    window.history.replaceState(null, '', target);
    setPlace(placeNow());
  }, []);
  return { ...place, enter };
}

function placeNow(): Pick<Place, 'pathname' | 'search'> {
  const { pathname, search } = window.location;
  return { pathname, search };
}
