import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';

/** A person: initials and name, with room for a quieter word, e.g. the department. */
export function PersonLabel({ name, hint }: { name: string; hint?: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Avatar name={name} />
      <span className="truncate">{name}</span>
      {hint !== undefined && <span className="truncate text-ink-3">{hint}</span>}
    </span>
  );
}
