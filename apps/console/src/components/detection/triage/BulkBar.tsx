import { Button, Menu, textOf, type MenuItem } from '@waybill/ui';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { Icon } from '../../icons.ts';
import type { TriageAction } from './TriageDialog.tsx';
import { triageText } from './triage.text.ts';

export interface BulkBarProps {
  count: number;
  /** Detections that the filter finds; undefined while unknown. */
  total: number | undefined;
  isAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onAction: (action: TriageAction) => void;
  /** Further lines of its menu. */
  more: readonly MenuItem[];
}

/** The selection, an option to select all matches, and the available actions. */
export function BulkBar(props: BulkBarProps) {
  const { count, total, isAll, onSelectAll, onClear, onAction, more } = props;
  const text = textOf(triageText);
  const missing = useMissingReason('detection:triage');
  return (
    <div
      role="group"
      aria-label={text.bulkActions}
      className="flex min-h-11 flex-wrap items-center gap-2 border-t border-line bg-selected px-4 py-1.5"
    >
      <span role="status" className="text-base font-medium">
        {isAll ? text.allSelected(total ?? count) : text.selected(count)}
      </span>
      {!isAll && total !== undefined && total > count && (
        <Button size="sm" variant="ghost" onClick={onSelectAll}>
          {text.selectAll(total)}
        </Button>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="primary"
          disabledReason={missing}
          onClick={() => onAction('verdict')}
        >
          {text.close}
        </Button>
        <Button size="sm" disabledReason={missing} onClick={() => onAction('assign')}>
          {text.assign}
        </Button>
        <Button size="sm" disabledReason={missing} onClick={() => onAction('snooze')}>
          {text.snooze}
        </Button>
        {missing === undefined && (
          <Menu
            label={text.moreActions}
            side="top"
            trigger={
              <Button size="sm">
                {text.moreActions}
                <Icon.expand aria-hidden className="text-ink-3" />
              </Button>
            }
            items={[
              { key: 'status', label: text.status, onSelect: () => onAction('status') },
              { key: 'severity', label: text.changeSeverity, onSelect: () => onAction('severity') },
              { key: 'due', label: text.changeDue, onSelect: () => onAction('due') },
              { key: 'tags', label: text.changeTags, onSelect: () => onAction('tags') },
              ...more,
            ]}
          />
        )}
        <Button size="sm" variant="ghost" onClick={onClear}>
          {text.clearSelection}
        </Button>
      </span>
    </div>
  );
}
