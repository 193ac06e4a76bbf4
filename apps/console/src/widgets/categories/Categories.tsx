import { EVENT_CATEGORIES } from '@waybill/contract/enums';
import { textOf } from '@waybill/ui';
import { useDashboard, type Board } from '../../components/dashboard/board-context.ts';
import { RankedBars, type RankedBar } from '../../components/dashboard/RankedBars.tsx';
import { wordOf } from '../../components/detection/word-of.ts';
import { categoriesText } from './categories.text.ts';

/** Categories by which data left, and the share of uncategorized ones. */
export function Categories() {
  const board = useDashboard();
  return <RankedBars label={textOf(categoriesText).title} bars={categoryBars(board)} />;
}

/** Detections without a category have none of the four. */
const NONE_OF_THEM = EVENT_CATEGORIES.map((category) => `category:${category}`);

export function categoryBars({ data, listAddress }: Board): RankedBar[] {
  return data.categories.map(({ category, count, counts }) => ({
    key: category ?? '',
    label: category === null ? textOf(categoriesText).none : wordOf(category),
    count,
    counts,
    mark: category === null ? null : { category: [category] },
    address: listAddress(
      'seen',
      category === null ? { not: NONE_OF_THEM } : { category: [category] },
    ),
  }));
}
