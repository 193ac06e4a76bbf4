import { useEffect, useState } from 'react';
import { followOpenDialog } from './follow-open-dialog.ts';

export interface ToastHost {
  /** Where the toasts are drawn. It moves as a whole, so that their timers go on. */
  element: HTMLElement;
  /** Inside a dialog, outside of which nothing is announced. */
  isInDialog: boolean;
}

/** The element that toasts live in: at the end of the page, or inside the dialog that is open. */
export function useToastHost(): ToastHost | null {
  const [host, setHost] = useState<ToastHost | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    const stop = followOpenDialog((dialog) => {
      const parent = dialog ?? document.body;
      if (element.parentElement !== parent || !element.isConnected) parent.append(element);
      setHost((before) =>
        before?.isInDialog === (dialog !== null)
          ? before
          : { element, isInDialog: dialog !== null },
      );
    });
    return () => {
      stop();
      element.remove();
      setHost(null);
    };
  }, []);
  return host;
}
