import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { textOf } from '../text/define-text.ts';
import { overlayText } from './overlay.text.ts';
import { useOverlayTheme } from './overlay-theme.ts';
import { PortalContainer } from './portal-container.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the close button, or a press on the backdrop. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom right; the last one is primary. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `alertdialog` for a question that must be answered: a press on the backdrop does nothing. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

const WIDTH = { sm: 'w-[440px]', md: 'w-[560px]', lg: 'w-[800px]' } as const;

/** The dialog's marked element, else its first field, else its title: never the close button. */
function focusFirst(dialog: HTMLDialogElement): void {
  const wanted =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('input:not(:disabled), textarea, select') ??
    dialog.querySelector<HTMLElement>('h2');
  wanted?.focus();
}

/**
 * A modal dialog on the native element: the browser provides the focus trap, the inert page behind and
 * the return of the focus, and no style sheet is injected.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, actions, size = 'sm' } = props;
  const { role = 'dialog' } = props;
  const id = useId();
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const theme = useOverlayTheme();
  const returnTo = useRef<Element | null>(null);

  useEffect(() => {
    if (element === null) return;
    if (isOpen && !element.open) {
      returnTo.current = document.activeElement;
      element.showModal();
      focusFirst(element);
    } else if (!isOpen && element.open) {
      element.close();
      if (returnTo.current instanceof HTMLElement) returnTo.current.focus();
    }
  }, [isOpen, element]);
  // Closed before it leaves the document, so that what lives inside an open dialog can move out.
  useLayoutEffect(() => () => element?.close(), [element]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; the key for it is Escape
    <dialog
      ref={setElement}
      role={role}
      aria-modal
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        // A file input inside sends the same event when its own window is left.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The start of the press counts: selecting text may end outside.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && role === 'dialog') onClose();
      }}
      className={clsx(
        'm-auto max-h-[min(85dvh,56rem)] max-w-[calc(100vw-2rem)] animate-rise flex-col overflow-hidden rounded-xl bg-raised text-ink shadow-float backdrop:bg-scrim open:flex',
        WIDTH[size],
        theme,
      )}
    >
      <PortalContainer value={element}>
        {isOpen && (
          <>
            <header className="flex items-start gap-3 px-5 pt-4 pb-1">
              <div className="min-w-0 flex-1 pt-1">
                <h2 id={`${id}-title`} tabIndex={-1} className="text-lg font-semibold outline-none">
                  {title}
                </h2>
                {description !== undefined && (
                  <div id={`${id}-description`} className="mt-1 text-base text-ink-2">
                    {description}
                  </div>
                )}
              </div>
              {/* Without a tooltip, which would take Escape for itself while the button has the focus. */}
              <Button
                variant="ghost"
                aria-label={textOf(overlayText).close}
                icon={<X />}
                onClick={onClose}
                className="-mr-2 w-8 px-0!"
              />
            </header>
            {children !== undefined && (
              <div className="relative min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-1">
                {children}
              </div>
            )}
            {actions !== undefined && (
              <footer className="flex flex-wrap justify-end gap-2 px-5 pt-4 pb-5">{actions}</footer>
            )}
          </>
        )}
      </PortalContainer>
    </dialog>
  );
}
