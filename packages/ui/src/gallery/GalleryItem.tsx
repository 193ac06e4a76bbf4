import type { ReactNode } from 'react';

/** One component of the gallery under its name. */
export function GalleryItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="min-w-0 border-t border-line py-5">
      <h2 className="mb-3 font-mono text-sm text-ink-3">{name}</h2>
      {children}
    </section>
  );
}

/** Pieces in a row that wraps. */
export function GalleryRow({ children }: { children: ReactNode }) {
  return <div className="mb-3 flex flex-wrap items-center gap-3 last:mb-0">{children}</div>;
}
