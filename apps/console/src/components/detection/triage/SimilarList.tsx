import type { DetectionListItem } from '@waybill/contract';
import { SeverityGlyph, SkeletonRows, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { Age } from '../../Age.tsx';
import { ErrorPanel } from '../../ErrorPanel.tsx';
import { wordOf } from '../word-of.ts';
import { triageText } from './triage.text.ts';

type Group = ResponseOf<'/v1/detections/{detectionId}/similar'>['groups'][number];

const TITLES = {
  fingerprint: 'sameFinding',
  object: 'sameObject',
  person: 'samePerson',
} as const satisfies Record<Group['by'], keyof typeof triageText.english>;

/** Other detections of the same finding, object and person, with their verdicts. */
export function SimilarList({ detection }: { detection: DetectionListItem }) {
  const text = textOf(triageText);
  const { detectionId } = detection;
  const { data, error, isLoading, mutate } = useRead('/v1/detections/{detectionId}/similar', {
    params: { detectionId },
  });
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={3} columns={1} label={text.similar} />
    ) : (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isLoading}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data.groups.length === 0)
    return <p className="text-base text-ink-3">{text.nothingSimilar}</p>;
  return (
    <div className="flex flex-col gap-4">
      {data.groups.map((group) => (
        <section key={group.by} aria-label={text[TITLES[group.by]]}>
          <div className="mb-1 flex items-baseline justify-between gap-3">
            <h3 className="text-sm font-medium text-ink-3">{text[TITLES[group.by]]}</h3>
            <AllLink group={group} detection={detection} />
          </div>
          <ul className="flex flex-col">
            {group.items.map((item) => (
              <SimilarRow key={item.detectionId} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The list of all of them, where the filter can ask for them. */
function AllLink({ group, detection }: { group: Group; detection: DetectionListItem }) {
  const key = {
    object: detection.object?.key,
    person: detection.person?.key,
    fingerprint: undefined,
  }[group.by];
  if (key === undefined || group.total <= group.items.length) return null;
  return (
    <Link
      to={`/detections?${new URLSearchParams({ [group.by]: key }).toString()}`}
      className="text-sm text-accent underline-offset-2 hover:underline"
    >
      {textOf(triageText).showAll(group.total + 1)}
    </Link>
  );
}

function SimilarRow({ item }: { item: DetectionListItem }) {
  return (
    <li className="border-b border-line py-1.5 last:border-b-0">
      <Link
        to={`/detections/${item.detectionId}`}
        title={item.title}
        className="flex min-w-0 items-start gap-2.5 rounded-sm text-base hover:bg-hover"
      >
        <span className="w-5 shrink-0 font-semibold tabular-nums">{item.score}</span>
        <span className="mt-0.5">
          <SeverityGlyph severity={item.severity} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block wrap-anywhere">{item.headline}</span>
          <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-3">
            {item.object !== null && (
              <span className="max-w-full truncate font-mono text-xs">{item.object.name}</span>
            )}
            <span>
              {wordOf(item.verdict ?? item.status)} · <Age at={item.lastSeenAt} />
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}
