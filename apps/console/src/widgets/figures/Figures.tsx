import { StatStrip, textOf } from '@waybill/ui';
import { useDashboard } from '../../components/dashboard/board-context.ts';
import { useMedia } from '../../components/use-media.ts';
import { figuresOf } from './figures-of.ts';
import { figuresText } from './figures.text.ts';

/** Five side by side; on a narrow page two, the last one across. */
const STRIP =
  'max-[899px]:[&>dl]:grid-cols-2 max-[899px]:[&>dl>div:last-child]:col-span-2 min-[900px]:[&>dl]:h-full min-[900px]:[&>dl]:grid-cols-5';

/** Open work, new detections and time to close; each figure opens its list. */
export function Figures() {
  const board = useDashboard();
  // Next to a narrow figure its line would leave no room for the words.
  const hasRoom = useMedia('(min-width: 1200px), ((min-width: 560px) and (max-width: 899px))');
  return (
    <div className={STRIP}>
      <StatStrip
        label={textOf(figuresText).title}
        items={figuresOf(board).map(({ address, series, ...figure }) => ({
          ...figure,
          ...(hasRoom ? { series } : {}),
          ...(address === null ? {} : { href: address, onClick: () => board.open(address) }),
        }))}
      />
    </div>
  );
}

export function FiguresResting() {
  const text = textOf(figuresText);
  const labels = [text.open, text.critical, text.seen, text.closeTime, text.sources];
  return (
    <div className={STRIP}>
      <StatStrip
        isLoading
        label={text.title}
        items={labels.map((label) => ({ label, value: '' }))}
      />
    </div>
  );
}
