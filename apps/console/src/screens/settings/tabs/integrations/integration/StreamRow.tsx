import type { IntegrationStream } from '@waybill/contract';
import { formatCount, IconButton, KeyValueList, Switch, textOf } from '@waybill/ui';
import { useId, useState } from 'react';
import { Age } from '../../../../../components/Age.tsx';
import { Icon } from '../../../../../components/icons.ts';
import { streamPace } from '../connect/stream-pace.ts';
import { FailureNote } from '../words/FailureNote.tsx';
import { formatLag } from '../words/format-lag.ts';
import { StateBadge } from '../words/StateBadge.tsx';
import { integrationText } from './integration.text.ts';

const CELL = 'px-3 py-2 first:pl-4 last:pr-2';
const NUMBER = `${CELL} text-right whitespace-nowrap`;

export interface StreamRowProps {
  stream: IntegrationStream;
  isPaused: boolean;
  /** Why it cannot be switched now. */
  blocked: string | undefined;
  onToggle: () => void;
}

/** One stream; a failure is explained directly below it, other facts are shown on demand. */
export function StreamRow({ stream, isPaused, blocked, onToggle }: StreamRowProps) {
  const text = textOf(integrationText);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { title, isOn, state, lagSec, lastEventAt, failure, detail } = stream;
  const none = <span className="text-ink-3">–</span>;
  const hasTrouble = isOn && failure !== null;
  return (
    <tbody className="border-b border-line last:border-b-0">
      <tr>
        <td className={CELL}>
          <Switch
            label={text.switchStream(title)}
            isLabelHidden
            isOn={isOn}
            disabledReason={blocked}
            onChange={onToggle}
          />
        </td>
        <th scope="row" className={`${CELL} min-w-44 text-left font-normal`}>
          <span className="font-medium">{title}</span>
          <span className="block text-sm text-ink-3">{streamPace(stream)}</span>
        </th>
        <td className={CELL}>
          <StateBadge state={isOn && isPaused ? 'paused' : state} />
        </td>
        <td className={NUMBER}>{lagSec === null ? none : formatLag(lagSec)}</td>
        <td className={NUMBER}>{lastEventAt === null ? none : <Age at={lastEventAt} />}</td>
        <td className={NUMBER}>
          <NextRun stream={stream} isPaused={isPaused} />
        </td>
        <td className={NUMBER}>
          <LastRun run={stream.lastRun} />
        </td>
        <td className={CELL}>
          <IconButton
            size="sm"
            label={text.details(title)}
            icon={isOpen ? <Icon.expand /> : <Icon.next />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          />
        </td>
      </tr>
      {(hasTrouble || isOpen) && (
        <tr id={id}>
          <td aria-hidden />
          <td colSpan={7} className="px-3 pb-3">
            <div className="flex flex-col gap-3">
              {hasTrouble && <FailureNote failure={failure} detail={detail} />}
              {isOpen && <StreamFacts stream={stream} />}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Milliseconds before its scheduled time from which a run counts as due. */
const SOON_MS = 60_000;
const isDue = (at: string): boolean => Date.parse(at) - SOON_MS <= Date.now();

function NextRun({ stream, isPaused }: { stream: IntegrationStream; isPaused: boolean }) {
  const text = textOf(integrationText);
  const { isOn, nextRunAt, transport } = stream;
  if (!isOn || isPaused) return <span className="text-ink-3">–</span>;
  if (nextRunAt === null) {
    const isSent = transport === 'webhook' || transport === 'syslog' || transport === 'agent';
    return <span className="text-ink-3">{isSent ? text.byDelivery : '–'}</span>;
  }
  return isDue(nextRunAt) ? text.whenDue : <Age at={nextRunAt} />;
}

function LastRun({ run }: { run: IntegrationStream['lastRun'] }) {
  const text = textOf(integrationText);
  if (run === null) return <span className="text-ink-3">–</span>;
  if (run.endedAt === null) return text.going;
  return text.newOf(formatCount(run.new), formatCount(run.records));
}

function StreamFacts({ stream }: { stream: IntegrationStream }) {
  const text = textOf(integrationText);
  const { lastRun, scopes, events, entities } = stream;
  return (
    <KeyValueList
      labelWidth={120}
      items={[
        {
          label: text.scopes,
          value: scopes.length === 0 ? null : scopes.join(', '),
          isMono: true,
        },
        { label: text.brought, value: text.broughtCounts(events, entities) },
        {
          label: text.lastRun,
          value:
            lastRun === null ? (
              text.noRun
            ) : (
              <dl className="flex flex-wrap gap-x-5 gap-y-1">
                {(
                  [
                    'requests',
                    'records',
                    'new',
                    'duplicate',
                    'late',
                    'skipped',
                    'rejected',
                  ] as const
                ).map((count) => (
                  <div key={count} className="flex gap-1.5">
                    <dt className="text-ink-3">{text[count]}</dt>
                    <dd>{formatCount(lastRun[count])}</dd>
                  </div>
                ))}
              </dl>
            ),
        },
      ]}
    />
  );
}
