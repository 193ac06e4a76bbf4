import { useId, type ReactNode } from 'react';

/** One step of several on one surface: parted from the next by a line. */
export function Step({
  number,
  title,
  note,
  children,
}: {
  number: number;
  title: string;
  note?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 border-b border-line px-4 py-5 last:border-b-0"
    >
      <span
        aria-hidden
        className="grid size-6 place-items-center rounded-full border border-line-2 text-sm font-medium text-ink-2"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h3 id={id} className="text-md leading-6 font-semibold">
          {title}
        </h3>
        {note !== undefined && <p className="text-ink-3">{note}</p>}
        <div className="mt-3 flex flex-col gap-4">{children}</div>
      </div>
    </section>
  );
}
