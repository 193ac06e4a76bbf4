import { useSyncExternalStore } from 'react';

/** The choices of the gallery, which are in the address so that they can be linked. */
export interface GalleryAddress {
  /** Id of the only part shown; null shows all. */
  part: string | null;
  isCompact: boolean;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The gallery's address with other choices, e.g. `?part=charts`. */
export function galleryHref({ part, isCompact }: GalleryAddress): string {
  const params = new URLSearchParams();
  if (part !== null) params.set('part', part);
  if (isCompact) params.set('density', 'compact');
  return `?${params}`;
}

/** Goes to another part without loading the page again. */
export function openGallery(address: GalleryAddress): void {
  window.history.pushState(null, '', galleryHref(address));
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

export function useGalleryAddress(): GalleryAddress {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  const params = new URLSearchParams(search);
  return { part: params.get('part'), isCompact: params.get('density') === 'compact' };
}
