import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';

export interface SidePanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Accessible name of the region. */
  label: string;
  /** Left part of the header line, e.g. an id and a severity. */
  header?: ReactNode;
  /** Icon buttons before the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** Width in pixels; the peek panel is 440, the trace panel 340. */
  width?: number | undefined;
}

/**
 * The peek panel at the right of a list. It does not take the focus when it opens, so that the keys go
 * on walking through the list; Escape closes it from anywhere that has no use of its own for the key.
 */
export function SidePanel(props: SidePanelProps) {
  const { isOpen, onClose, label, header, actions, footer, children, width = 440 } = props;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // An open dialog or menu is further in and closes first.
      if (
        document.querySelector(
          'dialog[open], [role=menu], [data-radix-popper-content-wrapper] [role=dialog]',
        )
      )
        return;
      event.preventDefault();
      close();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <aside
      aria-label={label}
      style={{ width }}
      className={clsx(
        'flex h-full min-h-0 max-w-full shrink-0 flex-col border-l border-line bg-surface',
        'max-xl:fixed max-xl:inset-y-0 max-xl:right-0 max-xl:z-30 max-xl:shadow-float motion-safe:max-xl:animate-slide',
      )}
    >
      <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        <div className="flex min-w-0 flex-1 items-center gap-2">{header}</div>
        {actions}
        <IconButton label="Close panel" shortcut="Esc" icon={<X />} onClick={onClose} />
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto">{children}</div>
      {footer !== undefined && (
        <footer className="flex shrink-0 gap-2 border-t border-line p-3">{footer}</footer>
      )}
    </aside>
  );
}
