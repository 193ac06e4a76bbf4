import { Kbd, textOf } from '@waybill/ui';
import { Command } from 'cmdk';
import { Fragment, type ReactNode } from 'react';
import { paletteText } from './palette.text.ts';

/** One line of the palette, ready to be shown and chosen. */
export interface PaletteLine {
  /** Unique among the displayed lines. */
  value: string;
  picture: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At the right edge, e.g. the number of linked detections. */
  end?: ReactNode;
  keys?: readonly string[] | undefined;
  /** The target address, if any. */
  to?: string | undefined;
  choose: () => void;
}

/** Opens an address in its own tab. */
export function openTab(to: string): void {
  window.open(to, '_blank', 'noopener');
}

export function PaletteItem({ line }: { line: PaletteLine }) {
  const { value, picture, title, detail, end, keys, to, choose } = line;
  return (
    <Command.Item
      value={value}
      onSelect={choose}
      data-to={to}
      onClickCapture={(event) => {
        if (to === undefined || !(event.ctrlKey || event.metaKey)) return;
        event.stopPropagation();
        openTab(to);
      }}
      onAuxClick={(event) => {
        if (to !== undefined && event.button === 1) openTab(to);
      }}
      className="group flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1.5 text-base data-[selected=true]:bg-active"
    >
      <span className="grid size-5 shrink-0 place-items-center text-ink-3 [&_svg]:size-4">
        {picture}
      </span>
      <span className="flex min-w-0 flex-1 items-baseline gap-2">
        <span className="truncate">{title}</span>
        {detail !== undefined && (
          <span className="min-w-0 truncate text-ink-3 max-sm:hidden">{detail}</span>
        )}
      </span>
      {end !== undefined && <span className="shrink-0 text-sm text-ink-3 tabular-nums">{end}</span>}
      {keys !== undefined && <KeysOf keys={keys} />}
    </Command.Item>
  );
}

function KeysOf({ keys }: { keys: readonly string[] }) {
  return (
    <span className="flex shrink-0 items-center gap-1">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className="text-xs text-ink-3">{textOf(paletteText).andThen}</span>}
          <Kbd>{key}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}
