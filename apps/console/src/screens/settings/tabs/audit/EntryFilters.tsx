import { Button, Menu, SearchField, Select, textOf } from '@waybill/ui';
import { useRead } from '../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { Icon } from '../../../../components/icons.ts';
import { TimeRangeControl } from '../../../../components/time-range/TimeRangeControl.tsx';
import { actionWords } from './action-words.text.ts';
import { personLabel } from './entry-columns.tsx';
import { exportLog } from './export-log.ts';
import { tabText } from './tab.text.ts';
import type { AuditPlace } from './use-audit-filter.ts';

/** Represents no choice. */
const ANY = '';

/** Time range, person, action and search, and the export of what they find. */
export function EntryFilters({ place }: { place: AuditPlace }) {
  const text = textOf(tabText);
  const { filter } = place;
  const missing = useMissingReason('audit:export');
  const people = useRead('/v1/audit/people').data?.items ?? [];
  const actions = Object.entries(textOf(actionWords)).toSorted(([, a], [, b]) =>
    a.localeCompare(b),
  );
  const exportButton = (
    <Button icon={<Icon.download aria-hidden />} disabledReason={missing}>
      {text.export}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={text.search}
        placeholder={text.search}
        maxLength={300}
        className="w-full sm:w-72"
        value={filter.q ?? ''}
        onChange={(value) => place.set('q', value)}
      />
      <TimeRangeControl />
      <div className="w-full sm:w-44">
        <Select
          label={text.person}
          value={filter.actorId ?? ANY}
          options={[
            { value: ANY, label: text.everyone },
            ...people.map((person) => ({ value: person.userId, label: personLabel(person) })),
          ]}
          onChange={(value) => place.set('actor', value)}
        />
      </div>
      <div className="w-full sm:w-60">
        <Select
          label={text.action}
          value={filter.action ?? ANY}
          options={[
            { value: ANY, label: text.everyAction },
            ...actions.map(([value, label]) => ({ value, label })),
          ]}
          onChange={(value) => place.set('action', value)}
        />
      </div>
      <div className="ml-auto">
        {missing === undefined ? (
          <Menu
            trigger={exportButton}
            align="end"
            items={[
              { key: 'csv', label: text.exportCsv, onSelect: () => void exportLog(filter, 'csv') },
              {
                key: 'json',
                label: text.exportJson,
                onSelect: () => void exportLog(filter, 'json'),
              },
            ]}
          />
        ) : (
          exportButton
        )}
      </div>
    </div>
  );
}
