import { clsx } from 'clsx';
import { initials, stableIndex } from './initials.ts';

export interface AvatarProps {
  name: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const TINTS = [
  'bg-[color-mix(in_srgb,var(--chart-1)_18%,var(--surface))] text-[color-mix(in_srgb,var(--chart-1)_55%,var(--ink))]',
  'bg-[color-mix(in_srgb,var(--chart-2)_18%,var(--surface))] text-[color-mix(in_srgb,var(--chart-2)_45%,var(--ink))]',
  'bg-[color-mix(in_srgb,var(--chart-3)_18%,var(--surface))] text-[color-mix(in_srgb,var(--chart-3)_55%,var(--ink))]',
  'bg-[color-mix(in_srgb,var(--chart-4)_18%,var(--surface))] text-[color-mix(in_srgb,var(--chart-4)_50%,var(--ink))]',
  'bg-[color-mix(in_srgb,var(--chart-6)_20%,var(--surface))] text-[color-mix(in_srgb,var(--chart-6)_45%,var(--ink))]',
] as const;

const SIZES = {
  sm: 'size-5 text-[8.5px]',
  md: 'size-6 text-[9.5px]',
  lg: 'size-9 text-sm',
} as const;

/**
 * Initials in a tint that stays the same for the same name. The name itself is next to it, so the
 * initials are drawn and no text: what a control is called then is what is on it.
 */
export function Avatar({ name, size = 'sm' }: AvatarProps) {
  return (
    <span
      aria-hidden
      data-initials={initials(name)}
      className={clsx(
        'before:content-[attr(data-initials)]',
        'inline-grid shrink-0 place-items-center rounded-full font-semibold tracking-tight select-none',
        TINTS[stableIndex(name, TINTS.length)],
        SIZES[size],
      )}
    />
  );
}
