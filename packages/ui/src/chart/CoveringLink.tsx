import { plainPress } from './plain-press.ts';

export interface CoveringLinkProps {
  label: string;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

/** A name whose link covers its positioned line, if it has a target. */
export function CoveringLink({ label, href, onSelect }: CoveringLinkProps) {
  const className = 'after:absolute after:inset-0 hover:underline underline-offset-2';
  if (href !== undefined) {
    return (
      <a href={href} className={className} onClick={(event) => plainPress(event, onSelect)}>
        {label}
      </a>
    );
  }
  if (onSelect === undefined) return label;
  return (
    <button type="button" className={className} onClick={onSelect}>
      {label}
    </button>
  );
}
