import type { ReactNode } from 'react';

export interface StepLinkProps {
  onClick: () => void;
  children: ReactNode;
}

/** A secondary action of a step that must not look like its main button. */
export function StepLink({ onClick, children }: StepLinkProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-6 items-center self-start rounded-sm text-base text-accent underline-offset-2 hover:underline"
    >
      {children}
    </button>
  );
}
