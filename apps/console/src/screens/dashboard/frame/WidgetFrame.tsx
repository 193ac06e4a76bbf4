import { Panel } from '@waybill/ui';
import { use, useRef, useState, type ReactNode, type RefObject } from 'react';
import { BoardContext } from '../../../components/dashboard/board-context.ts';
import { clsx } from 'clsx';
import type { WidgetManifest } from '../../../widgets/widget-manifest.ts';
import { Resting } from './Resting.tsx';
import { WidgetMenu } from './WidgetMenu.tsx';
import { WidgetTable } from './WidgetTable.tsx';

export interface WidgetFrameProps {
  widget: WidgetManifest;
  /** Replaces the menu at the right of the title, while the dashboard is arranged. */
  controls?: ReactNode;
}

/** One widget with its title, its menu and its placeholder; its layout determines its size. */
export function WidgetFrame({ widget, controls }: WidgetFrameProps) {
  const board = use(BoardContext);
  const body = useRef<HTMLDivElement>(null);
  const [isTable, setIsTable] = useState(false);
  // Space is reserved from the start, so that nothing next to it moves.
  const menu =
    board === null ? (
      <span className="size-7" />
    ) : (
      <WidgetMenu
        widget={widget}
        isTable={isTable}
        onTable={setIsTable}
        drawing={() => largestDrawing(body.current)}
      />
    );
  const Outside = widget.isBare === true ? BareWidget : PanelWidget;
  return (
    <Outside
      widget={widget}
      isArranged={controls !== undefined}
      isTable={isTable}
      controls={controls ?? menu}
      body={body}
    >
      {board === null ? (
        <Resting widget={widget} />
      ) : isTable ? (
        <WidgetTable widget={widget} />
      ) : (
        <widget.Widget />
      )}
    </Outside>
  );
}

interface OutsideProps {
  widget: WidgetManifest;
  isArranged: boolean;
  isTable: boolean;
  controls: ReactNode;
  body: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Without a panel: its controls appear on hover or focus. */
function BareWidget({ widget, isArranged, isTable, controls, body, children }: OutsideProps) {
  return (
    <section aria-label={widget.title()} className="group relative grid">
      <div
        ref={body}
        inert={isArranged}
        className={clsx(
          'grid min-w-0',
          isTable && 'rounded-lg border border-line bg-surface py-2 pr-11 pl-4 shadow-lift',
        )}
      >
        {children}
      </div>
      <div
        className={clsx(
          'absolute top-1.5 right-1.5 rounded-sm bg-surface',
          !isArranged &&
            !isTable &&
            'opacity-0 group-hover:opacity-100 focus-within:opacity-100 has-data-[state=open]:opacity-100',
        )}
      >
        {controls}
      </div>
    </section>
  );
}

function PanelWidget({ widget, isArranged, isTable, controls, body, children }: OutsideProps) {
  return (
    <Panel
      title={widget.title()}
      isFlush
      className="h-full"
      aside={
        <div className="-my-1 -mr-2 flex items-center gap-1">
          {!isArranged && widget.about !== undefined && (
            <span className="text-sm max-sm:hidden">{widget.about()}</span>
          )}
          {controls}
        </div>
      }
    >
      <div
        ref={body}
        inert={isArranged}
        className={clsx(
          'h-full overflow-y-auto',
          (widget.isFlush !== true || isTable) && 'p-4',
          isArranged && 'opacity-60',
        )}
      >
        {children}
      </div>
    </Panel>
  );
}

function largestDrawing(element: HTMLElement | null): SVGSVGElement | null {
  const drawings = [...(element?.querySelectorAll('svg') ?? [])];
  const area = (svg: SVGSVGElement): number => {
    const { width, height } = svg.getBoundingClientRect();
    return width * height;
  };
  return drawings.toSorted((a, b) => area(b) - area(a))[0] ?? null;
}
