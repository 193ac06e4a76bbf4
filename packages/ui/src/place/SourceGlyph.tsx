import { clsx } from 'clsx';
import type { PlaceLookKind } from './place-look.ts';
import { lookOf } from './place-looks.ts';

export interface SourceGlyphProps {
  /** An integration or destination name as stored; anything else is treated as a host. */
  name: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** Tint of each kind: one of the six chart colours, never a severity colour. */
const KIND_TINT: Record<PlaceLookKind, string> = {
  storage: '--chart-1',
  cloud: '--chart-5',
  business: '--chart-1',
  code: '--chart-6',
  people: '--chart-1',
  application: '--chart-6',
  mail: '--chart-4',
  chat: '--chart-3',
  assistant: '--chart-2',
  endpoint: '--chart-6',
  identity: '--chart-5',
  security: '--chart-2',
  outside: '--chart-6',
  person: '--chart-3',
};

const BOX = {
  sm: 'size-5 rounded-sm [&_svg]:size-3',
  md: 'size-7 rounded-md [&_svg]:size-4',
  lg: 'size-9 rounded-md [&_svg]:size-5',
} as const;

/** A neutral glyph for a place. Decorative: the name always is next to it. */
export function SourceGlyph({ name, size = 'sm' }: SourceGlyphProps) {
  const { kind, Icon } = lookOf(name);
  const variable = KIND_TINT[kind];
  return (
    <span
      aria-hidden
      style={{
        color: `color-mix(in srgb, var(${variable}) 88%, var(--ink))`,
        backgroundColor: `color-mix(in srgb, var(${variable}) 13%, transparent)`,
      }}
      className={clsx('inline-grid shrink-0 place-items-center', BOX[size])}
    >
      <Icon strokeWidth={1.9} />
    </span>
  );
}
