import type { CaseListItem, CaseState } from '@waybill/contract';
import { Kbd, textOf } from '@waybill/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { CloseCaseDialog } from '../CloseCaseDialog.tsx';
import { caseBeside, stateBeside } from './beside.ts';
import { boardText } from './board.text.ts';
import { BoardColumnView } from './BoardColumnView.tsx';
import { CaseCard } from './CaseCard.tsx';
import { useCaseBoard } from './use-case-board.ts';

export interface CaseBoardProps {
  items: readonly CaseListItem[];
  /** States that have a column, in order. */
  states: readonly CaseState[];
  /** Why this role cannot move cases. */
  missing: string | undefined;
}

/** Cases in columns by state; closing one asks for its outcome. */
export function CaseBoard({ items, states, missing }: CaseBoardProps) {
  const { cases, move } = useCaseBoard(items);
  const [dragged, setDragged] = useState<CaseListItem | null>(null);
  const [closing, setClosing] = useState<CaseListItem | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const follow = useFollowed(board, cases);
  const columns = states.map((state) => ({
    state,
    cases: cases.filter((one) => one.state === state),
  }));

  function ask(item: CaseListItem, state: CaseState): void {
    if (missing !== undefined) return;
    follow(item.caseId);
    if (state === 'closed') setClosing(item);
    else void move(item, { state });
  }
  function press(event: KeyboardEvent, item: CaseListItem): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const state = event.shiftKey ? stateBeside(columns, item, event.key) : null;
    const next = event.shiftKey ? null : caseBeside(columns, item, event.key);
    if (state === null && next === null) return;
    event.preventDefault();
    if (state !== null) ask(item, state);
    if (next !== null) focusCase(board.current, next.caseId);
  }
  return (
    <>
      <div ref={board} className="flex min-h-0 flex-1 gap-3 overflow-x-auto px-4 py-3">
        {columns.map((column) => (
          <BoardColumnView
            key={column.state}
            {...column}
            isTarget={dragged !== null && dragged.state !== column.state}
            onDrop={() => {
              if (dragged !== null && dragged.state !== column.state) ask(dragged, column.state);
              setDragged(null);
            }}
          >
            {column.cases.map((item) => (
              <CaseCard
                key={item.caseId}
                shown={item}
                missing={missing}
                onMove={(state) => ask(item, state)}
                onKey={(event) => press(event, item)}
                onDrag={(isDragged) => setDragged(isDragged ? item : null)}
              />
            ))}
          </BoardColumnView>
        ))}
      </div>
      <KeyLine canMove={missing === undefined} />
      {closing !== null && (
        <CloseCaseDialog
          onCloseAs={(outcome) => move(closing, { state: 'closed', outcome })}
          onClose={() => setClosing(null)}
        />
      )}
    </>
  );
}

function KeyLine({ canMove }: { canMove: boolean }) {
  const text = textOf(boardText);
  return (
    <p
      aria-label={text.keys}
      className="flex items-center gap-4 border-t border-line px-4 py-2 text-sm text-ink-3"
    >
      <span className="flex items-center gap-1.5">
        <Kbd>←</Kbd>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <Kbd>→</Kbd> {text.goes}
      </span>
      {canMove && (
        <span className="flex items-center gap-1.5">
          <Kbd>⇧ ←</Kbd>
          <Kbd>⇧ →</Kbd> {text.moves}
        </span>
      )}
    </p>
  );
}

function focusCase(board: HTMLElement | null, caseId: string): void {
  board?.querySelector<HTMLElement>(`[data-case-link="${CSS.escape(caseId)}"]`)?.focus();
}

/** In another column a card is a new element: the focus moves with it. */
function useFollowed(board: RefObject<HTMLElement | null>, cases: readonly CaseListItem[]) {
  const followed = useRef<string | null>(null);
  const states = cases.map(({ caseId, state }) => `${caseId}:${state}`).join();
  useEffect(() => {
    if (followed.current !== null) focusCase(board.current, followed.current);
    followed.current = null;
  }, [board, states]);
  return (caseId: string) => {
    followed.current = caseId;
  };
}
