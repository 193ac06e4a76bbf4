import type { DetectionDetail } from '@waybill/contract';
import { buttonClass, EmptyState, Panel, SkeletonRows } from '@waybill/ui';
import { Link, useLocation, useParams } from 'react-router';
import { ApiError } from '../../app/http/api-error.ts';
import { useRead } from '../../app/http/use-read.ts';
import { countOf } from '../../components/count-of.ts';
import { useDocumentTitle } from '../../app/shell/use-document-title.ts';
import { DetectionFacts } from '../../components/detection/DetectionFacts.tsx';
import { readTrail } from '../../components/detection/detection-trail.ts';
import { EvidenceTimeline } from '../../components/detection/EvidenceTimeline.tsx';
import { HistoryList } from '../../components/detection/HistoryList.tsx';
import { WhyItFired } from '../../components/detection/WhyItFired.tsx';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { DetectionHead } from './DetectionHead.tsx';

/** One detection as a page: what happened, why it fired, the evidence, and what was done about it. */
export function DetectionPage() {
  const { detectionId = '' } = useParams();
  const { state } = useLocation();
  const trail = readTrail(state);
  const { data, error, isLoading, mutate } = useRead('/v1/detections/{detectionId}', {
    params: { detectionId },
  });
  useDocumentTitle(data === undefined ? 'Detection' : `DET-${data.number} ${data.title}`);

  if (data !== undefined) return <Body detection={data} trail={trail} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        kind="notAllowed"
        title="Not available to you, or removed"
        description="There is no such detection in this organisation, or not any more."
        actions={
          <Link to={trail?.listAddress ?? '/detections'} className={buttonClass('secondary', 'md')}>
            Back to the list
          </Link>
        }
      />
    );
  }
  if (error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isLoading}
        onRetry={() => void mutate()}
      />
    );
  }
  return <SkeletonRows rows={12} columns={3} label="Loading detection" />;
}

function Body({
  detection,
  trail,
}: {
  detection: DetectionDetail;
  trail: ReturnType<typeof readTrail>;
}) {
  return (
    <div className="mx-auto flex max-w-[84rem] flex-col gap-4 p-5">
      <DetectionHead detection={detection} trail={trail} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title="Why it fired">
            <WhyItFired explanation={detection.explanation} />
          </Panel>
          <Panel title="Evidence" aside={countOf(detection.eventCount, 'event')}>
            <EvidenceTimeline key={detection.detectionId} detectionId={detection.detectionId} />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title="Facts">
            <DetectionFacts detection={detection} />
          </Panel>
          <Panel title="History">
            <HistoryList history={detection.history} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
