import type { Tristate } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { Icon } from '../../../../../components/icons.ts';
import { inventoryText } from '../inventory.text.ts';

const GLYPH = { yes: Icon.met, no: Icon.failed, unknown: Icon.unmet } as const;
const COLOUR = { yes: 'text-ok', no: 'text-high', unknown: 'text-ink-3' } as const;

/** Yes, no or unknown: a shape and a word; the colour only repeats them. */
export function TristateMark({ value }: { value: Tristate }) {
  const Glyph = GLYPH[value];
  return (
    <span className={clsx('inline-flex items-center gap-1.5', value === 'unknown' && 'text-ink-3')}>
      <Glyph aria-hidden className={clsx('size-3.5 shrink-0', COLOUR[value])} />
      {textOf(inventoryText)[value]}
    </span>
  );
}
