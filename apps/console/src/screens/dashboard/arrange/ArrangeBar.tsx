import { Button, Menu, textOf } from '@waybill/ui';
import type { Ref } from 'react';
import { Icon } from '../../../components/icons.ts';
import type { WidgetManifest } from '../../../widgets/widget-manifest.ts';
import { dashboardText } from '../dashboard.text.ts';

export interface ArrangeBarProps {
  /** Widgets that can be added. */
  hidden: readonly WidgetManifest[];
  addButton: Ref<HTMLButtonElement>;
  onAdd: (widget: WidgetManifest) => void;
  onReset: () => void;
  onCancel: () => void;
  onDone: () => void;
}

/** Actions on the whole arrangement, and how widgets are moved. */
export function ArrangeBar(props: ArrangeBarProps) {
  const { hidden, addButton, onAdd, onReset, onCancel, onDone } = props;
  const text = textOf(dashboardText);
  const add = (
    <Button
      ref={addButton}
      icon={<Icon.add aria-hidden />}
      disabledReason={hidden.length === 0 ? text.nothingHidden : undefined}
    >
      {text.addWidget}
    </Button>
  );
  return (
    <div className="sticky top-0 z-30 -mx-5 flex flex-wrap items-center gap-2 border-y border-line bg-accent-soft px-5 py-2">
      <p className="min-w-0 flex-1 text-ink-2">{text.arrangeHint}</p>
      {hidden.length === 0 ? (
        add
      ) : (
        <Menu
          trigger={add}
          items={hidden.map((widget) => ({
            key: widget.id,
            label: widget.title(),
            hint: widget.about?.(),
            onSelect: () => onAdd(widget),
          }))}
        />
      )}
      <Button onClick={onReset}>{text.reset}</Button>
      <Button onClick={onCancel}>{text.cancel}</Button>
      <Button variant="primary" onClick={onDone}>
        {text.done}
      </Button>
    </div>
  );
}
