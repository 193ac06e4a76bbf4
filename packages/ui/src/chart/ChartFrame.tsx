import { clsx } from 'clsx';
import { ChartColumn, Table2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import { textOf } from '../text/define-text.ts';
import type { ChartStateProps, ChartTableData } from './chart-frame-props.ts';
import { chartText } from './chart.text.ts';
import { ChartTable } from './ChartTable.tsx';
import { useMeasured } from './use-measured.ts';

export interface ChartFrameProps extends ChartStateProps {
  /** Accessible name. */
  label: string;
  /** The same figures; made only when someone asks for them. */
  table: () => ChartTableData;
  /** Height of the drawing in pixels, also for placeholders; `fill`: the rest of its container. */
  height: number | 'fill';
  isEmpty: boolean;
  /** Left end of the line above the drawing: the pointed-at mark, or a total. */
  readOut?: ReactNode;
  /** Before the table button: a legend, further buttons. */
  aside?: ReactNode;
  /** Placeholder of a loading drawing. */
  skeleton?: ReactNode;
  /**
   * `line` has its own line above the drawing. `hidden` keeps the button invisible until focused: for
   * lists that are readable without it.
   */
  controls?: 'line' | 'hidden' | undefined;
  /** The drawing, for the pixels that it has. */
  children: ReactNode | ((height: number) => ReactNode);
}

/** Frame of every chart: its name, and its figures as a table, by button or by T. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, height, controls = 'line' } = props;
  const [isTable, setIsTable] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Without figures there is nothing to read out, and no table of them.
  const hasFigures = !props.isLoading && !props.isEmpty && !props.error;
  function press(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!hasFigures) return;
    event.preventDefault();
    event.stopPropagation();
    // The focused element is about to be removed.
    button.current?.focus();
    setIsTable(!isTable);
  }
  const body = (room: number) =>
    isTable && hasFigures ? (
      <div style={{ minHeight: room }}>
        <ChartTable label={label} table={props.table()} height={room} />
      </div>
    ) : (
      <Drawing {...props} room={room} />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the T of the drawing, the table and the buttons inside it
    <figure
      aria-label={label}
      className={clsx('relative min-w-0', height === 'fill' && 'flex h-full flex-col')}
      onKeyDown={press}
    >
      <Head
        {...props}
        hasFigures={hasFigures}
        isOwnLine={controls === 'line' || (isTable && hasFigures)}
      >
        <TableButton ref={button} isTable={isTable} onToggle={() => setIsTable(!isTable)} />
      </Head>
      {height === 'fill' ? <Filling>{body}</Filling> : body(height)}
    </figure>
  );
}

interface HeadProps extends Pick<ChartFrameProps, 'readOut' | 'aside' | 'isLoading'> {
  hasFigures: boolean;
  isOwnLine: boolean;
  /** The table button. */
  children: ReactNode;
}

/** The line above the drawing. Its space is reserved: nothing moves when data arrives. */
function Head({ readOut, aside, isLoading, hasFigures, isOwnLine, children }: HeadProps) {
  return (
    <div
      className={
        isOwnLine
          ? 'mb-1 flex min-h-7 shrink-0 flex-wrap items-center justify-between gap-x-3'
          : 'absolute top-0 right-0 z-10 bg-surface not-focus-within:sr-only'
      }
    >
      <div className="min-w-36 flex-1">{hasFigures && readOut}</div>
      {(hasFigures || isLoading === true) && (
        <div
          inert={!hasFigures}
          aria-hidden={!hasFigures || undefined}
          className={clsx('ml-auto flex max-w-full items-center gap-2', !hasFigures && 'invisible')}
        >
          {aside}
          {children}
        </div>
      )}
    </div>
  );
}

/** The rest below the line of the frame; its contents cannot make it any taller. */
function Filling({ children }: { children: (room: number) => ReactNode }) {
  const [room, frame] = useMeasured('clientHeight');
  return (
    <div ref={frame} className="relative min-h-24 flex-1">
      <div className="absolute inset-0">{room > 0 && children(room)}</div>
    </div>
  );
}

interface TableButtonProps {
  ref: Ref<HTMLButtonElement>;
  isTable: boolean;
  onToggle: () => void;
}

function TableButton({ ref, isTable, onToggle }: TableButtonProps) {
  const text = textOf(chartText);
  return (
    <IconButton
      ref={ref}
      size="sm"
      label={isTable ? text.viewAsChart : text.viewAsTable}
      shortcut="T"
      icon={isTable ? <ChartColumn /> : <Table2 />}
      onClick={onToggle}
    />
  );
}

function Drawing({ room, ...props }: ChartFrameProps & { room: number }) {
  const { isLoading, error, empty, isEmpty, skeleton, children } = props;
  const text = textOf(chartText);
  if (error !== undefined && error !== null) {
    return (
      <div style={{ minHeight: room }} className="grid place-items-center">
        {error}
      </div>
    );
  }
  if (isLoading) {
    return (
      <div role="status" aria-label={text.loading} style={{ height: room }}>
        {skeleton ?? <Skeleton className="h-full rounded-md!" />}
      </div>
    );
  }
  if (!isEmpty) return typeof children === 'function' ? children(room) : children;
  return (
    <div style={{ minHeight: room }} className="grid place-items-center text-base text-ink-3">
      {empty ?? text.nothing}
    </div>
  );
}
