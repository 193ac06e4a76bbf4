import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The frame of the palette: a native modal dialog near the top of the page. The browser makes the rest
 * inert and restores the focus.
 */
export function PaletteDialog({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    dialog?.querySelector('input')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; the key for it is Escape
    <dialog
      ref={element}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="mx-auto mt-[min(12vh,7rem)] mb-0 w-[640px] max-w-[calc(100vw-2rem)] animate-rise overflow-hidden rounded-xl border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-scrim"
    >
      {children}
    </dialog>
  );
}
