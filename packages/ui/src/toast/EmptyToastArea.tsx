import { textOf } from '../text/define-text.ts';
import { TOAST_AREA_STYLE } from './toast-area-style.ts';
import { TOAST_HOTKEY } from './toast-store.ts';
import { toastText } from './toast.text.ts';

/** The toast area while its code has not loaded: the same region in the same place, without a toast. */
export function EmptyToastArea() {
  const label = textOf(toastText).area.replace('{hotkey}', TOAST_HOTKEY);
  return (
    <div role="region" aria-label={label} tabIndex={-1} className="pointer-events-none">
      <ol tabIndex={-1} data-toast-area className={TOAST_AREA_STYLE} />
    </div>
  );
}
