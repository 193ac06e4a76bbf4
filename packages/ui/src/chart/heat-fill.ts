/**
 * Fill of each step of a heat map, from nothing to the maximum. One hue: it counts, it does not judge.
 */
export const HEAT_FILL = [
  'var(--active)',
  'color-mix(in srgb, var(--chart-1) 24%, var(--surface))',
  'color-mix(in srgb, var(--chart-1) 42%, var(--surface))',
  'color-mix(in srgb, var(--chart-1) 60%, var(--surface))',
  'color-mix(in srgb, var(--chart-1) 80%, var(--surface))',
  'var(--chart-1)',
] as const;
