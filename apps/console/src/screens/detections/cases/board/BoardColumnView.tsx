import { StatusBadge, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { casesText } from '../../../../components/cases/cases.text.ts';
import type { BoardColumn } from './beside.ts';
import { boardText } from './board.text.ts';

export interface BoardColumnViewProps extends BoardColumn {
  /** A dragged item can be dropped here. */
  isTarget: boolean;
  onDrop: () => void;
  children: ReactNode;
}

/** The cases of one state, as a drop target. */
export function BoardColumnView({
  state,
  cases,
  isTarget,
  onDrop,
  children,
}: BoardColumnViewProps) {
  const text = textOf(boardText);
  const name = textOf(casesText)[`state_${state}`];
  const [isOver, setIsOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping has keys and a menu on each case next to it
    <section
      aria-label={text.column(name, cases.length)}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop();
      }}
      className={clsx(
        'flex min-h-0 w-64 shrink-0 grow flex-col rounded-lg border bg-sunken',
        isTarget && isOver ? 'border-accent' : 'border-line',
      )}
    >
      <h2 className="flex items-center gap-2 px-3 pt-2.5 pb-1.5 text-base font-medium">
        <StatusBadge status={state} label={name} />
        <span className="text-ink-3 tabular-nums">{cases.length}</span>
      </h2>
      {cases.length === 0 ? (
        <p className="px-3 pb-3 text-sm text-ink-3">{text.empty}</p>
      ) : (
        <ul className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-2 pb-2">{children}</ul>
      )}
    </section>
  );
}
