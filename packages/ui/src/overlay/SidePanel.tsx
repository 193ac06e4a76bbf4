import { clsx } from 'clsx';
import { X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { textOf } from '../text/define-text.ts';
import { overlayText } from './overlay.text.ts';
import { useOverlayTheme } from './overlay-theme.ts';

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
 * The peek panel to the right of a list. It does not take the focus when it opens, so that the keys
 * continue to navigate the list; Escape closes it from anywhere that does not handle the key. A focus
 * inside then returns to where it was.
 */
export function SidePanel({ isOpen, ...panel }: SidePanelProps) {
  return isOpen ? <OpenPanel {...panel} /> : null;
}

function OpenPanel(props: Omit<SidePanelProps, 'isOpen'>) {
  const { onClose, label, header, actions, footer, children, width = 440 } = props;
  const theme = useOverlayTheme();
  const close = useEffectEvent(onClose);
  const panel = useRef<HTMLElement>(null);
  useFocusReturn(panel);

  useEffect(() => {
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
  }, []);

  return (
    <aside
      ref={panel}
      aria-label={label}
      style={{ width }}
      className={clsx(
        theme,
        'flex h-full min-h-0 max-w-full shrink-0 flex-col border-l border-line bg-surface',
        'max-xl:fixed max-xl:inset-y-0 max-xl:right-0 max-xl:z-30 max-xl:shadow-float motion-safe:max-xl:animate-slide',
      )}
    >
      <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        <div className="flex min-w-0 flex-1 items-center gap-2">{header}</div>
        {actions}
        <IconButton
          label={textOf(overlayText).closePanel}
          shortcut="Esc"
          icon={<X />}
          onClick={onClose}
        />
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto">{children}</div>
      {footer !== undefined && (
        <footer className="flex shrink-0 gap-2 border-t border-line p-3">{footer}</footer>
      )}
    </aside>
  );
}

/** Returns the focus when the panel closes while it contains it: otherwise it would be lost. */
function useFocusReturn(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    let cameFrom: HTMLElement | null = null;
    function enter({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) {
        cameFrom = relatedTarget;
      }
    }
    element.addEventListener('focusin', enter);
    // Before the panel leaves the document, which is why this is a layout effect.
    return () => {
      element.removeEventListener('focusin', enter);
      if (element.contains(document.activeElement)) cameFrom?.focus({ preventScroll: true });
    };
  }, [panel]);
}
