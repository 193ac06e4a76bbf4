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
 * Initials on a tint derived from the name. The name itself is next to it, so the initials are not
 * text: an accessible name then equals the visible label.
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
