import type { TableDensity } from '@waybill/ui';
import { useMemo } from 'react';
import { useMedia } from '../../../components/use-media.ts';

/** How a row of the list is drawn. */
export interface RowShape {
  kind: 'columns' | 'phone';
  lines: 1 | 2;
  /** Columns shrink as far as possible before one is hidden. */
  isTight: boolean;
  /** A detection is open next to the list. */
  hasPeek: boolean;
  /** Pixels. */
  height: number;
}

const PHONE = '(max-width: 639px)';
const TIGHT = '(max-width: 1279px)';
const TIGHT_WITH_PEEK = '(max-width: 1719px)';
const ONE_LINE = 32;
const TWO_LINES = 52;

/**
 * One line per row in the compact density, two in the comfortable one and on phones.
 * @param hasPeek a detection is open next to the list, which makes room for it
 */
export function useRowShape(density: TableDensity, hasPeek: boolean): RowShape {
  const isPhone = useMedia(PHONE);
  const isTight = useMedia(hasPeek ? TIGHT_WITH_PEEK : TIGHT);
  return useMemo(() => {
    const lines = isPhone || density === 'normal' ? 2 : 1;
    return {
      kind: isPhone ? 'phone' : 'columns',
      lines,
      isTight,
      hasPeek,
      height: lines === 2 ? TWO_LINES : ONE_LINE,
    };
  }, [isPhone, isTight, hasPeek, density]);
}
