import { useState } from 'react';
import { useMedia } from '../../components/use-media.ts';
import { useStored } from '../storage/use-stored.ts';

/** State and actions of the side bar. */
export interface SideBar {
  /** `overlay`: below 900 px, where it covers the screen while open. */
  mode: 'rail' | 'overlay';
  isWide: boolean;
  isOpen: boolean;
  /** Wide or narrow for good; in an overlay, open or closed for now. */
  toggle: () => void;
  close: () => void;
}

/**
 * The stored choice of a wide side bar; before anyone chose, it is wide where there is room for it.
 * A change of the address closes the overlay.
 */
export function useSideBar(pathname: string): SideBar {
  const [stored, store] = useStored('IS_WIDE_SIDE_BAR');
  const hasRoom = useMedia('(min-width: 1200px)');
  const isRail = useMedia('(min-width: 900px)');
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = !isRail && openedAt === pathname;
  const isWide = stored ?? hasRoom;
  return {
    mode: isRail ? 'rail' : 'overlay',
    isWide,
    isOpen,
    toggle: () => (isRail ? store(!isWide) : setOpenedAt(isOpen ? null : pathname)),
    close: () => setOpenedAt(null),
  };
}
