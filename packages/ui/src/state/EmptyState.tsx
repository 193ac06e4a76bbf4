import { Hammer, Inbox, Lock, SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type EmptyKind = 'nothingYet' | 'noMatch' | 'notAllowed' | 'comingSoon';

export interface EmptyStateProps {
  kind: EmptyKind;
  icon?: ReactNode;
  title: string;
  /** Names the next step: what to set up, which filter to drop, who grants the permission. */
  description?: ReactNode;
  actions?: ReactNode;
}

const ICONS: Record<EmptyKind, LucideIcon> = {
  nothingYet: Inbox,
  noMatch: SearchX,
  notAllowed: Lock,
  comingSoon: Hammer,
};

/** Why a region is empty and what to do next. */
export function EmptyState({ kind, icon, title, description, actions }: EmptyStateProps) {
  const Icon = ICONS[kind];
  return (
    <div
      data-kind={kind}
      className="mx-auto flex max-w-md flex-col items-center px-6 py-14 text-center"
    >
      <span
        aria-hidden
        className="mb-4 grid size-11 place-items-center rounded-lg border border-line bg-sunken text-ink-3 [&_svg]:size-5"
      >
        {icon ?? <Icon strokeWidth={1.7} />}
      </span>
      <h2 className="text-md font-semibold text-balance">{title}</h2>
      {description !== undefined && (
        <div className="mt-1 text-base text-pretty text-ink-2">{description}</div>
      )}
      {actions !== undefined && (
        <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>
      )}
    </div>
  );
}
