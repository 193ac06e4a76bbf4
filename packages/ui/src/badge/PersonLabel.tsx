import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';

/**
 * A person: initials and name, with room for a quieter word, e.g. the department. Where room is short
 * the quieter word is cut first.
 */
export function PersonLabel({ name, hint }: { name: string; hint?: ReactNode }) {
  return (
    <span
      data-cut={typeof hint === 'string' ? `${name} · ${hint}` : name}
      className="inline-flex max-w-full min-w-0 items-center gap-2 align-middle"
    >
      <Avatar name={name} />
      <span className="min-w-[2ch] truncate">{name}</span>
      {hint !== undefined && (
        <span className="min-w-0 shrink-[9999] truncate text-ink-3">{hint}</span>
      )}
    </span>
  );
}
