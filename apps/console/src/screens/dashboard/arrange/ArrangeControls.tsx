import { IconButton, textOf } from '@waybill/ui';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../components/icons.ts';
import { dashboardText } from '../dashboard.text.ts';

export interface ArrangeControlsProps {
  title: string;
  /** Handle class of a drag. */
  handleClass: string;
  onKey: (event: KeyboardEvent) => void;
  onHide: () => void;
}

/** Replaces a widget's menu while arranging. */
export function ArrangeControls({ title, handleClass, onKey, onHide }: ArrangeControlsProps) {
  const text = textOf(dashboardText);
  return (
    <>
      <IconButton
        size="sm"
        label={text.handle(title)}
        icon={<Icon.move aria-hidden />}
        onKeyDown={onKey}
        className={`${handleClass} cursor-grab touch-none`}
      />
      <IconButton
        size="sm"
        label={text.hide(title)}
        icon={<Icon.hide aria-hidden />}
        onClick={onHide}
      />
    </>
  );
}
