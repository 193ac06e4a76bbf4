import type { DetectionListItem } from '@waybill/contract';
import { formatCount, KeyValueList, PersonLabel } from '@waybill/ui';
import { localDateTime } from '../local-time.ts';
import { PlaceLine } from '../PlaceLine.tsx';
import { ACTION_LABELS, DIRECTION_LABELS, ORIGIN_LABELS } from './detection-labels.data.ts';

/** Who, what, from where, to where, when: the facts of one detection. */
export function DetectionFacts({ detection }: { detection: DetectionListItem }) {
  const { person, object, from, to, action, direction } = detection;
  return (
    <KeyValueList
      items={[
        {
          label: 'Person',
          value: person && <Person person={person} />,
        },
        { label: 'Object', value: object?.name, isMono: true },
        { label: 'Origin', value: from && <PlaceLine place={from} /> },
        { label: 'Destination', value: to && <PlaceLine place={to} /> },
        { label: 'Category', value: detection.category },
        { label: 'Action', value: action && (ACTION_LABELS[action] ?? action) },
        { label: 'Direction', value: direction && DIRECTION_LABELS[direction] },
        { label: 'Source', value: detection.source },
        { label: 'Raised by', value: `${ORIGIN_LABELS[detection.origin]} (${detection.type})` },
        { label: 'Score', value: `${detection.score} of 100` },
        {
          label: 'Events',
          value: `${formatCount(detection.eventCount)} on ${formatCount(detection.objectCount)} ${detection.objectCount === 1 ? 'object' : 'objects'}`,
        },
        { label: 'First seen', value: localDateTime(detection.firstSeenAt, 'long') },
        { label: 'Last seen', value: localDateTime(detection.lastSeenAt, 'long') },
      ]}
    />
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
