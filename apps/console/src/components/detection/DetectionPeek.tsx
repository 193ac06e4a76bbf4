import type { DetectionDetail } from '@waybill/contract';
import {
  IconButton,
  PanelSection,
  SeverityBadge,
  SidePanel,
  Skeleton,
  SampleMark,
  textOf,
} from '@waybill/ui';
import { useRead } from '../../app/http/use-read.ts';
import { detectionDataText } from '../classification/detection/detection-data.text.ts';
import { LazyDetectionData } from '../classification/detection/LazyDetectionData.tsx';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { Icon } from '../icons.ts';
import { DetectionFacts } from './DetectionFacts.tsx';
import { EvidenceTimeline } from './EvidenceTimeline.tsx';
import { findingsText } from './findings/findings.text.ts';
import { JoinedFindings } from './findings/JoinedFindings.tsx';
import { Statement } from './Statement.tsx';
import { Comments } from './triage/Comments.tsx';
import { TriageActions } from './triage/TriageActions.tsx';
import { TriageNotes } from './triage/TriageNotes.tsx';
import { triageText } from './triage/triage.text.ts';
import type { TriageOne } from './triage/use-triage-one.tsx';
import { TuningOffer } from './tuning/TuningOffer.tsx';
import { WhyItFired } from './WhyItFired.tsx';
import { detectionText } from './detection.text.ts';

export interface DetectionPeekProps {
  detectionId: string;
  triage: TriageOne;
  onClose: () => void;
  onOpenFull: () => void;
}

/** One detection next to the list, which keeps its position. */
export function DetectionPeek({ detectionId, triage, onClose, onOpenFull }: DetectionPeekProps) {
  const text = textOf(detectionText);
  const { data, error, isLoading, mutate } = useRead('/v1/detections/{detectionId}', {
    params: { detectionId },
  });
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      label={data === undefined ? text.detection : text.detectionNumber(data.number)}
      header={
        data !== undefined && (
          <>
            <span className="font-mono text-sm text-ink-3">DET-{data.number}</span>
            <SeverityBadge severity={data.severity} isFramed />
            {data.isSample && <SampleMark />}
          </>
        )
      }
      actions={
        <IconButton
          label={text.openFull}
          shortcut="⇧ ↵"
          icon={<Icon.openFull />}
          onClick={onOpenFull}
        />
      }
    >
      {data !== undefined ? (
        <PeekBody detection={data} triage={triage} />
      ) : error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="detection:read"
          isRetrying={isLoading}
          onRetry={() => void mutate()}
        />
      ) : (
        <PeekSkeleton />
      )}
    </SidePanel>
  );
}

function PeekBody({ detection, triage }: { detection: DetectionDetail; triage: TriageOne }) {
  const text = textOf(detectionText);
  return (
    <>
      <section className="border-b border-line px-4 py-4">
        <h2 className="text-lg font-semibold">{detection.title}</h2>
        <div className="mt-1">
          <Statement parts={detection.statement} />
        </div>
        <TriageNotes detection={detection} />
        <div className="mt-3.5">
          <TriageActions detection={detection} triage={triage} />
        </div>
      </section>
      <TuningOffer detection={detection} frame={PanelSection} />
      <PanelSection>
        <DetectionFacts detection={detection} />
      </PanelSection>
      <PanelSection title={text.whyItFired}>
        <WhyItFired explanation={detection.explanation} />
      </PanelSection>
      <PanelSection title={textOf(detectionDataText).data}>
        <LazyDetectionData detection={detection} />
      </PanelSection>
      <PanelSection title={text.evidence}>
        <EvidenceTimeline detectionId={detection.detectionId} />
      </PanelSection>
      {detection.findings.length > 0 && (
        <PanelSection title={textOf(findingsText).title}>
          <JoinedFindings detection={detection} />
        </PanelSection>
      )}
      <PanelSection title={textOf(triageText).comments}>
        <Comments key={detection.detectionId} detectionId={detection.detectionId} />
      </PanelSection>
    </>
  );
}

function PeekSkeleton() {
  return (
    <div
      role="status"
      aria-label={textOf(detectionText).loadingDetection}
      className="flex flex-col gap-3 p-4"
    >
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-3 w-full" />
      <Skeleton className="h-3 w-2/3" />
      <Skeleton className="mt-2 h-8 w-64" />
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} className="h-4 w-full" />
      ))}
    </div>
  );
}
