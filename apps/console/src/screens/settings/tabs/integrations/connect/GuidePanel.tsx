import { Button, Panel, ScrollRegion, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useMedia } from '../../../../../components/use-media.ts';
import { connectText } from './connect.text.ts';
import { Markdown } from './Markdown.tsx';

/** The window's height without the space above and below the guide. */
const BESIDE = 'calc(100dvh - 10rem)';

/** The guide next to the form; on narrow pages it is folded. */
export function GuidePanel({ guide }: { guide: string }) {
  const text = textOf(connectText);
  const isBeside = useMedia('(min-width: 1280px)');
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isBeside || isOpen;
  return (
    <Panel
      title={text.guide}
      isFlush
      aside={
        !isBeside && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? text.hide : text.show}
          </Button>
        )
      }
      className={isBeside ? 'sticky top-5' : 'order-first'}
    >
      {isShown && (
        <ScrollRegion label={text.guide} maxHeight={isBeside ? BESIDE : 'none'} className="p-4">
          {guide === '' ? (
            <p className="text-ink-2">{text.noGuide}</p>
          ) : (
            <Markdown source={guide} headingLevel={3} />
          )}
        </ScrollRegion>
      )}
    </Panel>
  );
}
