import type { DetectionListItem } from '@waybill/contract';
import { Avatar, SourceGlyph, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { wordOf } from '../../../components/detection/word-of.ts';
import { Icon } from '../../../components/icons.ts';
import { localDateTime } from '../../../components/local-time.ts';
import { detectionPageText } from '../detection.text.ts';

interface StoryNode {
  key: string;
  kicker: string;
  name: string;
  more: string | null;
  picture: ReactNode;
  isFile?: boolean;
}

/** Classes of the step that raised the detection, by severity. */
const TONES = {
  CRITICAL: { line: 'bg-critical text-critical', node: 'border-critical-line bg-critical-soft' },
  HIGH: { line: 'bg-high text-high', node: 'border-high-line bg-high-soft' },
  MEDIUM: { line: 'bg-medium text-medium', node: 'border-medium-line bg-medium-soft' },
  LOW: { line: 'bg-low text-low', node: 'border-low-line bg-low-soft' },
} as const satisfies Record<DetectionListItem['severity'], { line: string; node: string }>;
const CALM = { line: 'bg-line-control text-line-control', node: 'border-line-2' };

/** Origin, person, object and destination: one line with arrows, vertical on narrow pages. */
export function StoryPath({ detection }: { detection: DetectionListItem }) {
  const nodes = storyNodes(detection);
  return (
    <ol
      aria-label={textOf(detectionPageText).path}
      className="flex items-stretch gap-1 max-md:flex-col"
    >
      {nodes.map((node, index) => {
        const isLast = index === nodes.length - 1 && index > 0;
        return (
          <Fragment key={node.key}>
            {index > 0 && <Arrow detection={detection} isLast={isLast} />}
            <Node node={node} tone={isLast ? TONES[detection.severity].node : CALM.node} />
          </Fragment>
        );
      })}
    </ol>
  );
}

function storyNodes(detection: DetectionListItem): StoryNode[] {
  return [
    originNode(detection),
    personNode(detection),
    objectNode(detection),
    destinationNode(detection),
  ].filter((node) => node !== null);
}

function originNode({ from }: DetectionListItem): StoryNode | null {
  if (from === null) return null;
  return {
    key: 'origin',
    kicker: textOf(detectionPageText).origin,
    name: from.name,
    more: from.container ?? from.host,
    picture: <SourceGlyph name={from.name} />,
  };
}

function personNode({ person }: DetectionListItem): StoryNode | null {
  if (person === null) return null;
  const name = person.name ?? person.email ?? person.key;
  return {
    key: 'person',
    kicker: textOf(detectionPageText).person,
    name,
    more: person.email === name ? null : person.email,
    picture: <Avatar name={name} />,
  };
}

function objectNode({ object, objectCount }: DetectionListItem): StoryNode | null {
  const text = textOf(detectionPageText);
  if (object === null) return null;
  return {
    key: 'object',
    kicker: text.object,
    name: object.name,
    more: objectCount > 1 ? text.andMoreObjects(objectCount - 1) : null,
    picture: <Icon.file aria-hidden className="size-4 text-ink-3" />,
    isFile: true,
  };
}

function destinationNode({ to }: DetectionListItem): StoryNode | null {
  if (to === null) return null;
  return {
    key: 'destination',
    kicker: textOf(detectionPageText).destination,
    name: to.name,
    more: to.account ?? to.container ?? (to.host === to.name ? null : to.host),
    picture: <SourceGlyph name={to.name} />,
  };
}

function Node({ node, tone }: { node: StoryNode; tone: string }) {
  return (
    <li className="flex min-w-0 flex-1 basis-0 flex-col gap-1 max-md:basis-auto">
      <span className="text-sm text-ink-3">{node.kicker}</span>
      <span
        title={node.more === null ? node.name : `${node.name} · ${node.more}`}
        className={clsx(
          'flex min-h-12 flex-1 items-center gap-2.5 rounded-md border px-2.5 py-1.5',
          tone,
        )}
      >
        <span className="shrink-0">{node.picture}</span>
        <span className="min-w-0">
          <span
            className={clsx(
              'line-clamp-2 font-medium wrap-anywhere',
              node.isFile === true && 'font-mono text-sm',
            )}
          >
            {node.name}
          </span>
          {node.more !== null && (
            <span className="block truncate text-sm text-ink-3">{node.more}</span>
          )}
        </span>
      </span>
    </li>
  );
}

/** The last arrow is the step that raised the detection: the action, its time, and its count. */
function Arrow({ detection, isLast }: { detection: DetectionListItem; isLast: boolean }) {
  const { action, severity, lastSeenAt, eventCount } = detection;
  const text = textOf(detectionPageText);
  const tone = isLast ? TONES[severity] : CALM;
  return (
    <li
      aria-hidden={!isLast}
      className={clsx(
        'flex shrink-0 flex-col items-center justify-center pt-5 text-center max-md:w-full max-md:pt-0',
        isLast ? 'w-28' : 'w-7',
      )}
    >
      {isLast && (
        <span className="text-sm font-medium text-ink">
          {action === null ? text.seen : wordOf(action)}
          {eventCount > 1 && <span className="font-normal text-ink-3"> ×{eventCount}</span>}
        </span>
      )}
      <span className={clsx('relative my-1 h-px w-full max-md:h-3 max-md:w-px', tone.line)}>
        <span className="absolute -top-[3.5px] right-0 size-2 rotate-45 border-t border-r border-current max-md:top-auto max-md:-right-[3.5px] max-md:bottom-0 max-md:rotate-135" />
      </span>
      {isLast && <span className="font-mono text-xs text-ink-3">{localDateTime(lastSeenAt)}</span>}
    </li>
  );
}
