import type { ReactNode } from 'react';

export interface SlimBannerProps {
  /** Accessible name of the region. */
  label: string;
  /** `notice` is about the contents, `warning` about a problem, `plain` about anything else. */
  tone?: 'plain' | 'notice' | 'warning';
  icon?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

const TONES = {
  plain: 'border-line bg-sunken',
  notice: 'border-line bg-accent-soft',
  warning: 'border-medium-line bg-medium-soft [&>svg]:text-medium-text',
} as const;

/** One line above the screen, for all screens. Read out when it appears. */
export function SlimBanner({ label, tone = 'plain', icon, children, actions }: SlimBannerProps) {
  return (
    <section
      aria-label={label}
      className={`flex min-h-8 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-0.5 text-base [&>svg]:size-4 [&>svg]:shrink-0 ${TONES[tone]}`}
    >
      {icon}
      <p role="status" className="min-w-40 flex-1">
        {children}
      </p>
      {actions !== undefined && <div className="flex items-center gap-2">{actions}</div>}
    </section>
  );
}
