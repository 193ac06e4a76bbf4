import type { DetectionDetail } from '@waybill/contract';
import { formatCount, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { detectionDataText } from '../../../components/classification/detection/detection-data.text.ts';
import { LazyDetectionData } from '../../../components/classification/detection/LazyDetectionData.tsx';
import { useDataTypes } from '../../../components/classification/use-data-types.ts';
import { DetectionFacts } from '../../../components/detection/DetectionFacts.tsx';
import { detectionText } from '../../../components/detection/detection.text.ts';
import { EvidenceTimeline } from '../../../components/detection/EvidenceTimeline.tsx';
import { findingsText } from '../../../components/detection/findings/findings.text.ts';
import { JoinedFindings } from '../../../components/detection/findings/JoinedFindings.tsx';
import { wordOf } from '../../../components/detection/word-of.ts';
import { Icon } from '../../../components/icons.ts';
import { localDateTime } from '../../../components/local-time.ts';
import { detectionPageText } from '../detection.text.ts';
import { PageSection } from './PageSection.tsx';

interface EvidenceKind {
  key: string;
  label: string;
  icon: ReactNode;
  count: number;
  summary: string;
  hint: string;
  body: () => ReactNode;
}

/** The evidence: a folded row per kind, with its count and summary. */
export function EvidenceRows({ detection }: { detection: DetectionDetail }) {
  const text = textOf(detectionPageText);
  const kinds = useEvidenceKinds(detection);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isAll = kinds.every(({ key }) => open.has(key));
  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <PageSection
      title={textOf(detectionText).evidence}
      note={text.evidenceCount(total, kinds.length)}
      aside={
        <button
          type="button"
          className="rounded-sm text-accent underline-offset-2 hover:underline"
          onClick={() => setOpen(isAll ? new Set() : new Set(kinds.map(({ key }) => key)))}
        >
          {isAll ? text.foldAll : text.expandAll}
        </button>
      }
    >
      <ul className="border-t border-line">
        {kinds.map((kind) => (
          <EvidenceRow
            key={kind.key}
            kind={kind}
            isOpen={open.has(kind.key)}
            onToggle={() => toggle(kind.key)}
          />
        ))}
      </ul>
    </PageSection>
  );
}

function useEvidenceKinds(detection: DetectionDetail): EvidenceKind[] {
  const text = textOf(detectionPageText);
  const words = textOf(detectionText);
  const { nameOf } = useDataTypes();
  const { detectionId, dataTypes, findings, eventCount, objectCount } = detection;
  const { firstSeenAt, lastSeenAt, category, direction, source } = detection;
  const first = localDateTime(firstSeenAt);
  const last = localDateTime(lastSeenAt);
  return [
    {
      key: 'events',
      label: words.events,
      icon: <Icon.tasks aria-hidden />,
      count: eventCount,
      summary: words.eventsOnObjects(eventCount, objectCount),
      hint: first === last ? first : `${first} – ${last}`,
      body: () => <EvidenceTimeline key={detectionId} detectionId={detectionId} />,
    },
    {
      key: 'data',
      label: textOf(detectionDataText).data,
      icon: <Icon.asTable aria-hidden />,
      count: dataTypes.length,
      summary: dataTypes.length === 0 ? text.noData : dataTypes.map(nameOf).join(', '),
      hint: '',
      body: () => <LazyDetectionData key={detectionId} detection={detection} />,
    },
    ...(findings.length === 0
      ? []
      : [
          {
            key: 'findings',
            label: textOf(findingsText).title,
            icon: <Icon.alert aria-hidden />,
            count: findings.length,
            summary: [...new Set(findings.map((finding) => finding.source))].join(', '),
            hint: '',
            body: () => <JoinedFindings key={detectionId} detection={detection} />,
          },
        ]),
    {
      key: 'facts',
      label: text.facts,
      icon: <Icon.file aria-hidden />,
      count: 1,
      summary: [
        ...(category === null ? [] : [wordOf(category)]),
        ...(direction === null ? [] : [wordOf(direction)]),
        source,
      ].join(', '),
      hint: '',
      body: () => <DetectionFacts detection={detection} />,
    },
  ];
}

interface RowProps {
  kind: EvidenceKind;
  isOpen: boolean;
  onToggle: () => void;
}

function EvidenceRow({ kind, isOpen, onToggle }: RowProps) {
  const id = useId();
  return (
    <li className="border-b border-line last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-8 w-full items-center gap-3 rounded-sm text-left text-base hover:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3"
        >
          <Icon.next aria-hidden className={clsx('size-3.5!', isOpen && 'rotate-90')} />
          {kind.icon}
          <span className="w-36 shrink-0 font-medium max-sm:w-24">{kind.label}</span>
          <span className="w-8 shrink-0 text-right text-ink-2 tabular-nums">
            {formatCount(kind.count)}
          </span>
          <span className="min-w-0 flex-1 truncate text-ink-2">{kind.summary}</span>
          <span className="shrink-0 text-sm text-ink-3 max-sm:hidden">{kind.hint}</span>
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="py-2 pl-7 max-sm:pl-2">
          {kind.body()}
        </div>
      )}
    </li>
  );
}
