import type { DetectionListItem } from '@waybill/contract';
import { formatRelativeTime, KeyValueList, PersonLabel, textOf } from '@waybill/ui';
import { localDateTime } from '../local-time.ts';
import { PlaceLine } from '../PlaceLine.tsx';
import { detectionText } from './detection.text.ts';
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
        { label: text.object, value: object?.name, isMono: true },
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

/** A moment in full; how long ago it was is in its title. */
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
    <span className="flex min-w-0">
      <PersonLabel name={name ?? email ?? key} hint={name === null ? undefined : email} />
    </span>
  );
}
