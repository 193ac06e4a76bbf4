import { PortalContainer } from '@waybill/ui';
import { useEffect, useState, type ReactNode } from 'react';

export interface NavOverlayProps {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/**
 * The side bar above the screen, modal: the browser traps and restores the focus, and closes on Escape.
 * A press outside closes it too.
 */
export function NavOverlay({ isOpen, onClose, label, children }: NavOverlayProps) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    if (element === null) return;
    if (isOpen && !element.open) element.showModal();
    else if (!isOpen && element.open) element.close();
  }, [isOpen, element]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press next to it; the key for it is Escape
    <dialog
      ref={setElement}
      aria-label={label}
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none max-w-[85vw] bg-rail text-ink shadow-float backdrop:bg-scrim"
    >
      <PortalContainer value={element}>{isOpen && children}</PortalContainer>
    </dialog>
  );
}
