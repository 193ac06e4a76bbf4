import type { DetectionListItem } from '@waybill/contract';
import { formatRelativeTime, KeyValueList, PersonLabel, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { eventLinksText } from '../lineage/event-links.text.ts';
import { personFlows, tracePath } from '../lineage/lineage-address.ts';
import { localDateTime } from '../local-time.ts';
import { PlaceLine } from '../PlaceLine.tsx';
import { detectionText } from './detection.text.ts';
import { useFirstLineage } from './use-first-lineage.ts';
import { wordOf } from './word-of.ts';

/** Who, what, from where, to where, when: the facts of one detection. */
export function DetectionFacts({ detection }: { detection: DetectionListItem }) {
  const text = textOf(detectionText);
  const { person, object, from, to, action, direction } = detection;
  return (
    <KeyValueList
      items={[
        {
          label: text.person,
          value: person && <Person person={person} />,
        },
        {
          label: text.object,
          value: object && <TracedObject detectionId={detection.detectionId} name={object.name} />,
          isMono: true,
        },
        { label: text.origin, value: from && <PlaceLine place={from} /> },
        { label: text.destination, value: to && <PlaceLine place={to} /> },
        { label: text.category, value: detection.category && wordOf(detection.category) },
        { label: text.action, value: action && wordOf(action) },
        { label: text.direction, value: direction && wordOf(direction) },
        { label: text.source, value: detection.source },
        {
          label: text.raisedBy,
          value:
            detection.origin === null
              ? wordOf(detection.type)
              : text.raisedByType(wordOf(detection.origin), wordOf(detection.type)),
        },
        { label: text.score, value: text.scoreOf(detection.score) },
        {
          label: text.events,
          value: text.eventsOnObjects(detection.eventCount, detection.objectCount),
        },
        { label: text.firstSeen, value: <Moment at={detection.firstSeenAt} /> },
        { label: text.lastSeen, value: <Moment at={detection.lastSeenAt} /> },
      ]}
    />
  );
}

/** The name of the object, linked to its trace if there is one. */
function TracedObject({ detectionId, name }: { detectionId: string; name: string }) {
  const { can } = useSessionInfo();
  const { lineage } = useFirstLineage(can('activity:read') ? detectionId : null);
  const trace = lineage.data?.trace;
  if (!trace) return name;
  return (
    <Link
      to={tracePath(trace)}
      title={textOf(eventLinksText).openTrace}
      className="text-accent underline-offset-2 hover:underline"
    >
      {name}
    </Link>
  );
}

/** A full time; its title shows how long ago it was. */
function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatRelativeTime(at)}>
      {localDateTime(at, 'long')}
    </time>
  );
}

function Person({ person }: { person: NonNullable<DetectionListItem['person']> }) {
  const { name, email, key } = person;
  return (
    <Link
      to={personFlows(key)}
      title={textOf(eventLinksText).movements}
      className="flex min-w-0 underline-offset-2 hover:underline"
    >
      <PersonLabel name={name ?? email ?? key} hint={name === email ? undefined : email} />
    </Link>
  );
}
