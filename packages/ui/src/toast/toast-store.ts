import type { ReactNode } from 'react';

export type ToastVariant =
  | 'success'
  | 'pending'
  | 'warning'
  | 'error'
  | 'info'
  | 'default'
  | 'destructive';

/** Milliseconds a toast stays while no one hovers or focuses it. */
export const TOAST_DURATION_MS = 5000;
/** Milliseconds a closed toast is kept, marked closed, before it is forgotten. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** Toasts shown at a time: a new one replaces the current one. */
const TOAST_LIMIT = 1;
/** Pixels to the right after which a swipe closes. */
export const TOAST_SWIPE_THRESHOLD_PX = 50;
/** Key that moves the focus to the toast area. */
export const TOAST_HOTKEY = 'F8';

export interface ToastInput {
  /** Showing a toast with the id of the current one updates it in place. */
  id?: string | undefined;
  icon?: ReactNode;
  title: string;
  description?: ReactNode;
  action?: { label: string; onClick: () => void } | undefined;
  variant?: ToastVariant | undefined;
}

export interface ToastRecord extends ToastInput {
  id: string;
  variant: ToastVariant;
  isOpen: boolean;
}

let records: readonly ToastRecord[] = [];
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function publish(next: readonly ToastRecord[]): void {
  records = next;
  for (const listener of listeners) listener();
}

function cancelRemoval(id: string): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

/** The current toasts, newest first; at most one. Stable between changes. */
export function readToasts(): readonly ToastRecord[] {
  return records;
}

/** Calls back after every change. Gives the function that stops it. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks a toast closed; it is forgotten 1,000,000 ms later. Unknown ids are ignored. */
export function dismissToast(id: string): void {
  if (!records.some((record) => record.id === id && record.isOpen)) return;
  cancelRemoval(id);
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      publish(records.filter((record) => record.id !== id));
    }, TOAST_REMOVE_DELAY_MS),
  );
  publish(records.map((record) => (record.id === id ? { ...record, isOpen: false } : record)));
}

export interface ToastHandle {
  id: string;
  /** Changes the toast in place, e.g. from pending to success. */
  update: (change: Partial<Omit<ToastInput, 'id'>>) => void;
  dismiss: () => void;
}

/** Shows a toast instead of the current one. Can be called from anywhere, also outside React. */
export function toast(input: ToastInput): ToastHandle {
  count += 1;
  const id = input.id ?? `toast-${count}`;
  const record: ToastRecord = { ...input, id, variant: input.variant ?? 'default', isOpen: true };
  cancelRemoval(id);
  const others = records.filter((existing) => existing.id !== id);
  for (const replaced of others.slice(TOAST_LIMIT - 1)) cancelRemoval(replaced.id);
  publish([record, ...others].slice(0, TOAST_LIMIT));
  return {
    id,
    update: (change) => {
      publish(
        records.map((existing) =>
          existing.id === id
            ? { ...existing, ...change, variant: change.variant ?? existing.variant }
            : existing,
        ),
      );
    },
    dismiss: () => dismissToast(id),
  };
}
