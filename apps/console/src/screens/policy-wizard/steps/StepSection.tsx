import { useId, type ReactNode } from 'react';

export interface StepSectionProps {
  title: string;
  /** Right end of the title line. */
  aside?: ReactNode;
  /** Reaches to the edges of the step, for lists that draw their own space. */
  isFlush?: boolean | undefined;
  children: ReactNode;
}

/** A part of a step under its own line: the step is one flat surface. */
export function StepSection({ title, aside, isFlush = false, children }: StepSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={id} className="text-md font-semibold">
          {title}
        </h3>
        {aside !== undefined && <div className="text-ink-3">{aside}</div>}
      </header>
      <div className={isFlush ? '-mx-4 border-t border-line' : ''}>{children}</div>
    </section>
  );
}
