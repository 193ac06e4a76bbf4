import { IconButton, textOf } from '@waybill/ui';
import { Icon } from '../../../../components/icons.ts';
import type { ZoomKey } from './canvas-key.ts';
import { traceText } from '../trace.text.ts';

/** Buttons for the size of the drawing. */
export function CanvasControls({ zoom }: { zoom: (key: ZoomKey) => void }) {
  const text = textOf(traceText);
  return (
    <div className="absolute bottom-4 left-4 z-10 flex rounded-md border border-line-2 bg-surface shadow-lift dark:bg-raised">
      <IconButton
        label={text.zoomOut}
        icon={<Icon.zoomOut aria-hidden className="size-4" />}
        onClick={() => zoom('-')}
      />
      <IconButton
        label={text.zoomIn}
        icon={<Icon.add aria-hidden className="size-4" />}
        onClick={() => zoom('+')}
      />
      <IconButton
        label={text.fit}
        icon={<Icon.fitView aria-hidden className="size-4" />}
        onClick={() => zoom('0')}
      />
    </div>
  );
}
