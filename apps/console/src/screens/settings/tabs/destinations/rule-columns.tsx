import type { TrustRuleValue } from '@waybill/contract';
import {
  Badge,
  formatCount,
  IconButton,
  Menu,
  textOf,
  type Column,
  type MenuItem,
} from '@waybill/ui';
import { Icon } from '../../../../components/icons.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { tabText } from './tab.text.ts';

/** Actions on a rule; `missing` is why none is available. */
export interface RuleActions {
  missing: string | undefined;
  edit: (rule: TrustRuleValue) => void;
  remove: (rule: TrustRuleValue) => void;
  openFlow: (ends: string) => void;
}

const QUIET = 'text-ink-3';

/** Columns of the list of trust rules. */
export function ruleColumns(actions: RuleActions): Column<TrustRuleValue>[] {
  const text = textOf(tabText);
  return [
    {
      id: 'destination',
      header: text.destination,
      width: 200,
      minWidth: 140,
      grow: 2,
      isFixed: true,
      cell: ({ subject }) => (
        <span title={`${subject.name}, ${text[`kind_${subject.kind}`]}`}>
          <span className="font-medium">{subject.name}</span>{' '}
          {subject.kind !== 'destination' && (
            <span className="text-sm text-ink-3">{text[`kind_${subject.kind}`]}</span>
          )}
        </span>
      ),
    },
    { id: 'status', header: text.status, width: 116, cell: statusCell },
    {
      id: 'audience',
      header: text.appliesTo,
      width: 120,
      minWidth: 90,
      grow: 1,
      priority: 3,
      cell: ({ audience }) => (audience.kind === 'everyone' ? text.everyone : audience.value),
    },
    {
      id: 'reason',
      header: text.reason,
      width: 180,
      minWidth: 110,
      grow: 2,
      cell: ({ reason }) => <span title={reason}>{reason}</span>,
    },
    {
      id: 'owner',
      header: text.owner,
      width: 120,
      priority: 6,
      cell: ({ owner }) => owner?.name ?? <span className={QUIET}>{text.nobody}</span>,
    },
    { id: 'expires', header: text.expires, width: 110, priority: 5, cell: expiresCell },
    ...figureColumns(),
    {
      id: 'actions',
      header: text.actions,
      width: 76,
      align: 'end',
      cell: (rule) => <RuleMenu rule={rule} {...actions} />,
    },
  ];
}

function figureColumns(): Column<TrustRuleValue>[] {
  const text = textOf(tabText);
  return [
    {
      id: 'hits',
      header: text.hits,
      width: 140,
      align: 'end',
      priority: 1,
      cell: ({ hits }) => formatCount(hits),
    },
    {
      id: 'effect',
      header: text.effect,
      width: 124,
      align: 'end',
      priority: 2,
      cell: ({ effect }) =>
        effect.detections === 0 ? (
          <span className={QUIET}>{text.noEffect}</span>
        ) : (
          <span title={text.effectHelp(effect.lowered, effect.raised)}>
            {text.effectOf(effect.detections)}
          </span>
        ),
    },
  ];
}

function statusCell({ verdict, isExpired }: TrustRuleValue) {
  const text = textOf(tabText);
  if (isExpired) return <Badge tone="neutral">{text.expired}</Badge>;
  return <Badge tone={verdict === 'sanctioned' ? 'ok' : 'critical'}>{text[verdict]}</Badge>;
}

function expiresCell({ expiresAt }: TrustRuleValue) {
  if (expiresAt === null) return <span className={QUIET}>{textOf(tabText).never}</span>;
  return <span title={localDateTime(expiresAt, 'long')}>{localDateTime(expiresAt, 'date')}</span>;
}

function RuleMenu({
  rule,
  missing,
  edit,
  remove,
  openFlow,
}: RuleActions & { rule: TrustRuleValue }) {
  const text = textOf(tabText);
  const label = text.actionsOf(rule.subject.name);
  const isFlow = rule.subject.kind === 'flow';
  const refused = isFlow ? undefined : missing;
  const button = (
    <IconButton size="sm" label={label} icon={<Icon.more />} disabledReason={refused} />
  );
  if (refused !== undefined) return button;
  const items: MenuItem[] = isFlow
    ? [
        {
          key: 'flow',
          label: text.openFlow,
          hint: text.openFlowHint,
          icon: <Icon.discovery />,
          onSelect: () => openFlow(rule.subject.value),
        },
      ]
    : [
        { key: 'edit', label: text.edit, icon: <Icon.rename />, onSelect: () => edit(rule) },
        { kind: 'separator', key: 'line' },
        {
          key: 'remove',
          label: text.remove,
          icon: <Icon.delete />,
          isDanger: true,
          onSelect: () => remove(rule),
        },
      ];
  return <Menu label={label} trigger={button} items={items} />;
}
