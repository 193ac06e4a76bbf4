import type { ExportStream } from '@waybill/contract';
import {
  Badge,
  formatCount,
  IconButton,
  Menu,
  textOf,
  type Column,
  type MenuItem,
  type Tone,
} from '@waybill/ui';
import type { ReactNode } from 'react';
import { Age } from '../../../../../components/Age.tsx';
import { Icon } from '../../../../../components/icons.ts';
import { exportsText } from '../exports.text.ts';
import { formatLag } from '../words/format-lag.ts';

/** Actions on a stream; `missing` is why none is available. */
export interface StreamActions {
  missing: string | undefined;
  setPaused: (stream: ExportStream, isPaused: boolean) => void;
  remove: (stream: ExportStream) => void;
}

const QUIET = 'text-ink-3';

const STATE_LOOK: Record<ExportStream['state'], { tone: Tone; icon: ReactNode }> = {
  waiting: { tone: 'neutral', icon: <Icon.time aria-hidden /> },
  running: { tone: 'ok', icon: <Icon.met aria-hidden /> },
  failing: { tone: 'critical', icon: <Icon.alert aria-hidden /> },
  paused: { tone: 'neutral', icon: <Icon.pause aria-hidden /> },
};

/** Columns of the list of export streams. */
export function exportColumns(actions: StreamActions): Column<ExportStream>[] {
  const text = textOf(exportsText);
  return [
    {
      id: 'name',
      header: text.name,
      width: 150,
      minWidth: 110,
      grow: 1,
      isFixed: true,
      cell: ({ name }) => <span className="font-medium">{name}</span>,
    },
    {
      id: 'to',
      header: text.to,
      width: 220,
      minWidth: 130,
      grow: 2,
      cell: ({ address, endpoint }) => (
        <code
          title={endpoint === null ? address : text.atEndpoint(address, endpoint)}
          className="text-sm text-ink-2"
        >
          {address}
        </code>
      ),
    },
    { id: 'state', header: text.state, width: 112, cell: stateCell },
    ...figureColumns(),
    {
      id: 'detail',
      header: text.detail,
      width: 180,
      minWidth: 120,
      grow: 2,
      cell: detailCell,
    },
    {
      id: 'actions',
      header: text.actions,
      width: 76,
      align: 'end',
      cell: (stream) => <StreamMenu stream={stream} {...actions} />,
    },
  ];
}

function figureColumns(): Column<ExportStream>[] {
  const text = textOf(exportsText);
  return [
    {
      id: 'sent',
      header: text.sent,
      width: 84,
      align: 'end',
      priority: 3,
      cell: ({ sent }) => formatCount(sent),
    },
    {
      id: 'lag',
      header: text.lag,
      width: 90,
      align: 'end',
      priority: 1,
      cell: ({ lagSec }) =>
        lagSec === null ? <span className={QUIET}>{text.upToDate}</span> : formatLag(lagSec),
    },
    {
      id: 'lastSent',
      header: text.lastSent,
      width: 116,
      align: 'end',
      priority: 2,
      cell: ({ lastSentAt }) =>
        lastSentAt === null ? <span className={QUIET}>{text.never}</span> : <Age at={lastSentAt} />,
    },
  ];
}

function stateCell({ state }: ExportStream) {
  const text = textOf(exportsText);
  const { tone, icon } = STATE_LOOK[state];
  return (
    <Badge tone={tone} icon={icon} title={state === 'waiting' ? text.waitingHelp : undefined}>
      {text[state]}
    </Badge>
  );
}

function detailCell({ detail, skipped, lastSkipped }: ExportStream) {
  const text = textOf(exportsText);
  if (lastSkipped === null) return detail ?? <span className={QUIET}>–</span>;
  return (
    <span title={text.lastSkipped(lastSkipped.eventId)}>
      {detail !== null && <span className="block">{detail}</span>}
      {text.skipped(skipped, lastSkipped.reason)}
    </span>
  );
}

function StreamMenu({ stream, missing, ...actions }: StreamActions & { stream: ExportStream }) {
  const text = textOf(exportsText);
  const button = (
    <IconButton
      size="sm"
      label={text.moreOf(stream.name)}
      icon={<Icon.more />}
      disabledReason={missing}
    />
  );
  if (missing !== undefined) return button;
  const items: MenuItem[] = [
    stream.isPaused
      ? {
          key: 'resume',
          label: text.resume,
          icon: <Icon.resume />,
          onSelect: () => actions.setPaused(stream, false),
        }
      : {
          key: 'pause',
          label: text.pause,
          hint: text.pauseHint,
          icon: <Icon.pause />,
          onSelect: () => actions.setPaused(stream, true),
        },
    { kind: 'separator', key: 'line' },
    {
      key: 'remove',
      label: text.remove,
      icon: <Icon.delete />,
      isDanger: true,
      onSelect: () => actions.remove(stream),
    },
  ];
  return <Menu label={text.moreOf(stream.name)} trigger={button} items={items} />;
}
