import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { textOf } from '../text/define-text.ts';
import { stateText } from './state.text.ts';

export interface ErrorStateProps {
  title: string;
  /** The server's message, or the unreachable target. */
  detail?: ReactNode;
  /** The id under which the server's log knows the failed request. */
  requestId?: string | null | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

/** A failure of one region; the rest of the page stays usable. */
export function ErrorState({ title, detail, requestId, onRetry, isRetrying }: ErrorStateProps) {
  const text = textOf(stateText);
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center px-6 py-14 text-center"
    >
      <span
        aria-hidden
        className="mb-4 grid size-11 place-items-center rounded-lg border border-critical-line bg-critical-soft text-critical-text"
      >
        <CloudAlert className="size-5" strokeWidth={1.7} />
      </span>
      <h2 className="text-md font-semibold text-balance">{title}</h2>
      {detail !== undefined && (
        <div className="mt-1 text-base text-pretty text-ink-2">{detail}</div>
      )}
      {requestId !== undefined && requestId !== null && (
        <p className="mt-2 text-sm text-ink-3">
          {text.request} <code className="font-mono select-all">{requestId}</code>
        </p>
      )}
      {onRetry !== undefined && (
        <div className="mt-5">
          <Button icon={<RotateCw />} onClick={onRetry} isBusy={isRetrying}>
            {text.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
