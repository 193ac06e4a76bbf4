import { clsx } from 'clsx';
import {
  CircleCheck,
  CircleX,
  Info,
  LoaderCircle,
  OctagonX,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { Toast as ToastPrimitive } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useOverlayTheme } from '../overlay/overlay-theme.ts';
import { textOf } from '../text/define-text.ts';
import {
  dismissToast,
  readToasts,
  subscribeToasts,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
  type ToastRecord,
  type ToastVariant,
} from './toast-store.ts';
import { TOAST_AREA_STYLE } from './toast-area-style.ts';
import { toastText } from './toast.text.ts';
import { useToastHost } from './use-toast-host.ts';

interface VariantLook {
  Icon: LucideIcon | null;
  /** Read before the title, because the icon alone says nothing to screen readers. */
  word: Exclude<keyof typeof toastText.english, 'area' | 'notification' | 'close'> | null;
  icon: string;
  frame: string;
}

const PLAIN = 'bg-raised';
const LOOK: Record<ToastVariant, VariantLook> = {
  default: { Icon: null, word: null, icon: '', frame: PLAIN },
  success: { Icon: CircleCheck, word: 'success', icon: 'text-ok', frame: PLAIN },
  pending: {
    Icon: LoaderCircle,
    word: 'pending',
    icon: 'text-ink-3 animate-spin',
    frame: PLAIN,
  },
  info: { Icon: Info, word: 'info', icon: 'text-accent', frame: PLAIN },
  warning: { Icon: TriangleAlert, word: 'warning', icon: 'text-medium', frame: PLAIN },
  error: { Icon: CircleX, word: 'error', icon: 'text-critical', frame: PLAIN },
  destructive: {
    Icon: OctagonX,
    word: 'error',
    icon: 'text-critical-text',
    frame: 'bg-critical-soft text-critical-text',
  },
};

/**
 * The toast area: top centre of every page, at most 746 px wide, and usable above an open dialog. Mount
 * it once, around nothing. Radix provides the timer that pauses on hover and focus, the swipe, Escape
 * and the F8 hotkey.
 */
export function ToastArea() {
  const records = useSyncExternalStore(subscribeToasts, readToasts, readToasts);
  const host = useToastHost();
  const theme = useOverlayTheme();
  const text = textOf(toastText);
  if (host === null) return null;
  return createPortal(
    <ToastPrimitive.Provider
      label={text.notification}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {records.map((record) => (
        <ToastCard key={record.id} record={record} />
      ))}
      <ToastPrimitive.Viewport
        hotkey={[TOAST_HOTKEY]}
        label={text.area}
        data-toast-area
        className={clsx(theme, TOAST_AREA_STYLE)}
      />
      {host.isInDialog && <SpokenToasts records={records} />}
    </ToastPrimitive.Provider>,
    host.element,
  );
}

/** Announced inside a dialog: everything outside is silent while it is open. */
function SpokenToasts({ records }: { records: readonly ToastRecord[] }) {
  return (
    <div role="status" className="sr-only">
      {records
        .filter((record) => record.isOpen)
        .map((record) => (
          <p key={record.id}>
            {record.title}. {record.description}
          </p>
        ))}
    </div>
  );
}

function ToastCard({ record }: { record: ToastRecord }) {
  const look = LOOK[record.variant];
  const text = textOf(toastText);
  const isUrgent = record.variant === 'error' || record.variant === 'destructive';
  return (
    <ToastPrimitive.Root
      open={record.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(record.id)}
      type={isUrgent ? 'foreground' : 'background'}
      // Escape from inside the toast closes the toast alone, not also the dialog that it is in.
      onEscapeKeyDown={(event) => {
        const { activeElement } = document;
        if (activeElement?.closest('[data-toast-area]') == null) return;
        event.preventDefault();
        dismissToast(record.id);
      }}
      data-variant={record.variant}
      className={clsx(
        'pointer-events-auto flex w-max max-w-full min-w-80 animate-drop items-start gap-3 rounded-lg py-2.5 pr-2 pl-3.5 text-base shadow-float',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        look.frame,
      )}
    >
      <ToastIcon record={record} look={look} />
      <div className="min-w-0 flex-1 py-1">
        <ToastPrimitive.Title className="font-medium">
          {look.word !== null && <span className="sr-only">{text[look.word]}: </span>}
          {record.title}
        </ToastPrimitive.Title>
        {record.description !== undefined && (
          <ToastPrimitive.Description className="text-ink-2">
            {record.description}
          </ToastPrimitive.Description>
        )}
      </div>
      {record.action !== undefined && (
        <ToastPrimitive.Action
          altText={record.action.label}
          onClick={record.action.onClick}
          className="h-7 shrink-0 rounded-sm border border-line-2 px-2.5 text-sm font-medium hover:bg-hover"
        >
          {record.action.label}
        </ToastPrimitive.Action>
      )}
      <ToastPrimitive.Close
        aria-label={text.close}
        className="grid size-7 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}

function ToastIcon({ record, look }: { record: ToastRecord; look: VariantLook }) {
  if (record.icon !== undefined) {
    return (
      <span aria-hidden className="mt-1.5 shrink-0 [&_svg]:size-4">
        {record.icon}
      </span>
    );
  }
  return look.Icon === null ? null : (
    <look.Icon aria-hidden className={clsx('mt-1.5 size-4 shrink-0', look.icon)} />
  );
}
