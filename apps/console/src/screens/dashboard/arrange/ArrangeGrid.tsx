import { textOf } from '@waybill/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GridLayout, useContainerWidth } from 'react-grid-layout';
import type { WidgetManifest } from '../../../widgets/widget-manifest.ts';
import { dashboardText } from '../dashboard.text.ts';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import { addPlace, GRID, hidePlace, type Places } from '../layout/places.ts';
import type { Layout } from '../layout/use-layout.ts';
import { ArrangeBar } from './ArrangeBar.tsx';
import { ArrangeControls } from './ArrangeControls.tsx';
import { draggedPlaces } from './dragged-places.ts';
import { keyedPlaces } from './keyed-places.ts';

/** Marks the drag handle. */
const HANDLE_CLASS = 'arrange-handle';

const GRID_CONFIG = {
  cols: GRID.columns,
  rowHeight: GRID.rowHeight,
  margin: [GRID.gap, GRID.gap],
  containerPadding: [0, 0],
} as const;

export interface ArrangeGridProps {
  layout: Layout;
  onClose: () => void;
}

/** The widgets while being arranged, by pointer or keyboard. Nothing is saved until done. */
export function ArrangeGrid({ layout, onClose }: ArrangeGridProps) {
  const [places, setPlaces] = useState<Places>(layout.places);
  const [said, setSaid] = useState('');
  const { width, containerRef, mounted } = useContainerWidth();
  const text = textOf(dashboardText);
  const hidden = layout.widgets.filter(({ id }) => !places.some((place) => place.id === id));

  // The pressed element disappears each time: without this the focus would be lost.
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => addButton.current?.focus({ preventScroll: true }), []);
  function rearrange(next: Places, words: string): void {
    flushSync(() => {
      setPlaces(next);
      setSaid(words);
    });
    addButton.current?.focus({ preventScroll: true });
  }
  return (
    <div className="flex flex-col gap-4">
      <ArrangeBar
        hidden={hidden}
        addButton={addButton}
        onAdd={(widget) => rearrange(addPlace(places, widget), text.added(widget.title()))}
        onReset={() => setPlaces(layout.standard)}
        onCancel={onClose}
        onDone={() => {
          layout.save(places);
          onClose();
        }}
      />
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
      {/* The drag library checks for this id before it adds a style element, which the content policy refuses. */}
      <span id="react-draggable-style-el" hidden />
      <div ref={containerRef}>
        {mounted && (
          <GridLayout
            width={width}
            layout={places.map((place) => itemOf(place, layout.widgets))}
            gridConfig={GRID_CONFIG}
            dragConfig={{ handle: `.${HANDLE_CLASS}` }}
            resizeConfig={{ handles: ['se'], handleComponent: ResizeCorner }}
            onDragStop={(dragged) => setPlaces(draggedPlaces(dragged))}
            onResizeStop={(dragged) => setPlaces(draggedPlaces(dragged))}
            className="relative [&_.react-grid-placeholder]:rounded-lg [&_.react-grid-placeholder]:border [&_.react-grid-placeholder]:border-accent [&_.react-grid-placeholder]:bg-accent-soft"
          >
            {places.flatMap(({ id }) => {
              const widget = layout.widgets.find((one) => one.id === id);
              if (widget === undefined) return [];
              return [
                <div key={id} className="grid min-h-0 min-w-0">
                  <WidgetFrame
                    widget={widget}
                    controls={
                      <ArrangeControls
                        title={widget.title()}
                        handleClass={HANDLE_CLASS}
                        onHide={() =>
                          rearrange(hidePlace(places, widget.id), text.hidden(widget.title()))
                        }
                        onKey={(event) => {
                          const next = keyedPlaces(event, places, widget);
                          if (next === null) return;
                          event.preventDefault();
                          setPlaces(next.places);
                          setSaid(next.said);
                        }}
                      />
                    }
                  />
                </div>,
              ];
            })}
          </GridLayout>
        )}
      </div>
    </div>
  );
}

function itemOf({ id, x, y, w, h }: Places[number], widgets: readonly WidgetManifest[]) {
  const least = widgets.find((widget) => widget.id === id)?.least;
  return { i: id, x, y, w, h, ...(least === undefined ? {} : { minW: least.w, minH: least.h }) };
}

/** The corner that a pointer resizes by; the keyboard does it at the handle. */
function ResizeCorner(_axis: string, ref: React.Ref<HTMLElement>) {
  return (
    <span
      ref={ref}
      aria-hidden
      className="absolute right-0.5 bottom-0.5 z-10 size-5 cursor-se-resize rounded-br-lg after:absolute after:right-1 after:bottom-1 after:size-2 after:border-r-2 after:border-b-2 after:border-line-control"
    />
  );
}
