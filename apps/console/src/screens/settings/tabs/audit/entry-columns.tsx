import type { AuditEntryValue } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { formatDateTime, textOf, type Column } from '@waybill/ui';
import { localDateTime } from '../../../../components/local-time.ts';
import { actionWords } from './action-words.text.ts';
import { tabText } from './tab.text.ts';

const QUIET = 'text-ink-3';

/** What an action means; its name where an older release wrote it. */
export function actionLabel(action: string): string {
  return ownValue(textOf(actionWords), action) ?? action;
}

/** Who a person is now; the id of one who is no member any more. */
export function personLabel(person: AuditEntryValue['actor']): string {
  return person === null ? textOf(tabText).product : (person.name ?? person.userId);
}

/** Time of an entry in UTC. */
function utcTime(at: string): string {
  return formatDateTime(at, 'UTC', 'long');
}

/** Columns of the list of entries. */
export function entryColumns(): Column<AuditEntryValue>[] {
  const text = textOf(tabText);
  return [
    {
      id: 'time',
      header: text.time,
      width: 150,
      isFixed: true,
      cell: ({ at }) => <span title={utcTime(at)}>{localDateTime(at, 'short')}</span>,
    },
    {
      id: 'actor',
      header: text.actor,
      width: 150,
      minWidth: 110,
      grow: 1,
      priority: 1,
      cell: ({ actor, onBehalfOf }) => (
        <span title={onBehalfOf ? text.behalfOf(personLabel(onBehalfOf)) : undefined}>
          {personLabel(actor)}
          {onBehalfOf !== null && (
            <span className={QUIET}> {text.behalfOf(personLabel(onBehalfOf))}</span>
          )}
        </span>
      ),
    },
    {
      id: 'action',
      header: text.action,
      width: 230,
      minWidth: 150,
      grow: 2,
      cell: ({ action }) => <span title={action}>{actionLabel(action)}</span>,
    },
    {
      id: 'object',
      header: text.object,
      width: 160,
      minWidth: 90,
      grow: 1,
      priority: 4,
      cell: ({ target }) => (
        <span className="font-mono text-sm" title={target ?? undefined}>
          {target}
        </span>
      ),
    },
    {
      id: 'reason',
      header: text.reason,
      width: 160,
      minWidth: 90,
      grow: 2,
      priority: 3,
      cell: ({ reason, erased }) =>
        erased.includes('detail') ? <span className={QUIET}>{text.erased}</span> : reason,
    },
    {
      id: 'address',
      header: text.address,
      width: 120,
      priority: 5,
      cell: ({ ip, erased }) =>
        erased.includes('ip') ? <span className={QUIET}>{text.erased}</span> : ip,
    },
    {
      id: 'number',
      header: text.number,
      width: 84,
      align: 'end',
      priority: 6,
      cell: ({ number }) =>
        number ? String(number) : <span className={QUIET}>{numberWords(number)}</span>,
    },
  ];
}

/** Number of an entry in words, where it has none of the chain. */
export function numberWords(number: number | null): string {
  const text = textOf(tabText);
  if (number === null) return text.notSealed;
  return number === 0 ? text.older : String(number);
}
