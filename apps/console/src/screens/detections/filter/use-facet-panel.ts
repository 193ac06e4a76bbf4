import { useState } from 'react';
import { useMedia } from '../../../components/use-media.ts';

const SMALL = '(max-width: 639px)';
const ROOMY_WITH_PEEK = '(min-width: 1680px)';

/** The column of facets: whether it is open, and how to toggle it. */
export interface FacetPanelState {
  isOpen: boolean;
  toggle: () => void;
}

/**
 * Folded by default. It makes room for a detection open on the right.
 * @returns null on narrow pages: the filter menu does the same without a column
 */
export function useFacetPanel({
  hasPeek,
  hasFacets,
}: {
  /** A detection is open next to the list. */
  hasPeek: boolean;
  /** Facets were read, or are on their way. */
  hasFacets: boolean;
}): FacetPanelState | null {
  const isSmall = useMedia(SMALL);
  const isRoomy = useMedia(ROOMY_WITH_PEEK);
  const [isOpen, setOpen] = useState(false);
  if (isSmall || !hasFacets || (hasPeek && !isRoomy)) return null;
  return { isOpen, toggle: () => setOpen(!isOpen) };
}
