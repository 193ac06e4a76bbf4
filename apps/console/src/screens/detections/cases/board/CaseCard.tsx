import { CASE_STATES } from '@waybill/contract/case-values';
import type { CaseListItem, CaseState } from '@waybill/contract';
import { Badge, IconButton, Menu, SeverityBadge, textOf } from '@waybill/ui';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { caseAddress } from '../../../../components/cases/case-address.ts';
import { casesText } from '../../../../components/cases/cases.text.ts';
import { Icon } from '../../../../components/icons.ts';
import { CaseDue } from '../CaseDue.tsx';
import { casePageText } from '../case-page.text.ts';
import { boardText } from './board.text.ts';

export interface CaseCardProps {
  shown: CaseListItem;
  /** Why it cannot be moved. */
  missing: string | undefined;
  onMove: (state: CaseState) => void;
  onKey: (event: KeyboardEvent) => void;
  onDrag: (isDragged: boolean) => void;
}

/** One case on the board: dragged, moved by its menu, or by the arrows with Shift. */
export function CaseCard({ shown, missing, onMove, onKey, onDrag }: CaseCardProps) {
  const text = textOf(boardText);
  const page = textOf(casePageText);
  const words = textOf(casesText);
  const { caseId, number, title, state, lead } = shown;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging has keys and a menu next to it
    <li
      draggable={missing === undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', `CASE-${number}`);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      className="flex flex-col gap-1.5 rounded-md border border-line-2 bg-surface p-2.5 shadow-lift dark:bg-raised"
    >
      <div className="flex items-center gap-2">
        <SeverityBadge severity={shown.severity} />
        <span className="font-mono text-sm text-ink-3">CASE-{number}</span>
        {shown.isRestricted && <Badge>{page.restricted}</Badge>}
        {missing === undefined && (
          <span className="ml-auto">
            <Menu
              label={text.moveTo(number)}
              trigger={<IconButton label={text.moveTo(number)} icon={<Icon.more />} size="sm" />}
              items={CASE_STATES.map((one) => ({
                key: one,
                label: words[`state_${one}`],
                isChecked: one === state,
                onSelect: () => {
                  if (one !== state) onMove(one);
                },
              }))}
            />
          </span>
        )}
      </div>
      <Link
        to={caseAddress(caseId)}
        draggable={false}
        data-case-link={caseId}
        onKeyDown={onKey}
        className="line-clamp-3 rounded-xs text-base font-medium break-words hover:underline"
      >
        {title}
      </Link>
      <p className="text-sm text-ink-2">
        {words[`kind_${shown.kind}`]} · {lead?.name ?? page.nobody}
      </p>
      <p className="text-sm text-ink-3">
        {text.detections(shown.openDetections, shown.detections)}
        {shown.tasks > 0 && ` · ${text.tasks(shown.openTasks, shown.tasks)}`}
      </p>
      {shown.dueAt !== null && (
        <p className="text-sm text-ink-3">
          {page.due}: <CaseDue shown={shown} />
        </p>
      )}
    </li>
  );
}
