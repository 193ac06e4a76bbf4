import type { DetectionDetail } from '@waybill/contract';
import { Panel, textOf } from '@waybill/ui';
import { useLocation, useParams } from 'react-router';
import { useRead } from '../../app/http/use-read.ts';
import { useDocumentTitle } from '../../app/shell/use-document-title.ts';
import { detectionDataText } from '../../components/classification/detection/detection-data.text.ts';
import { LazyDetectionData } from '../../components/classification/detection/LazyDetectionData.tsx';
import { DetectionFacts } from '../../components/detection/DetectionFacts.tsx';
import { readTrail } from '../../components/detection/detection-trail.ts';
import { detectionText } from '../../components/detection/detection.text.ts';
import { EvidenceTimeline } from '../../components/detection/EvidenceTimeline.tsx';
import { findingsText } from '../../components/detection/findings/findings.text.ts';
import { JoinedFindings } from '../../components/detection/findings/JoinedFindings.tsx';
import { HistoryList } from '../../components/detection/HistoryList.tsx';
import { MergedBanner } from '../../components/detection/merge/MergedBanner.tsx';
import { Comments } from '../../components/detection/triage/Comments.tsx';
import { Counterfactuals } from '../../components/detection/triage/Counterfactuals.tsx';
import { RemediationSection } from '../../components/detection/remediation/RemediationSection.tsx';
import { remediationText } from '../../components/detection/remediation/remediation.text.ts';
import { HistoryChain } from '../../components/detection/triage/HistoryChain.tsx';
import { SimilarList } from '../../components/detection/triage/SimilarList.tsx';
import { TuningOffer } from '../../components/detection/tuning/TuningOffer.tsx';
import { triageText } from '../../components/detection/triage/triage.text.ts';
import { TraceStrip } from '../../components/detection/TraceStrip.tsx';
import { WhyItFired } from '../../components/detection/WhyItFired.tsx';
import { RecordPage } from '../../components/RecordPage.tsx';
import { detectionPageText } from './detection.text.ts';
import { DetectionHead } from './DetectionHead.tsx';

/** One detection as a page: what happened, why it fired, the evidence, and what was done about it. */
export function DetectionPage() {
  const text = textOf(detectionPageText);
  const words = textOf(detectionText);
  const { detectionId = '' } = useParams();
  const { state } = useLocation();
  const trail = readTrail(state);
  const read = useRead('/v1/detections/{detectionId}', { params: { detectionId } });
  const { data } = read;
  useDocumentTitle(data === undefined ? words.detection : `DET-${data.number} ${data.title}`);
  return (
    <RecordPage
      read={read}
      permission="detection:read"
      loading={words.loadingDetection}
      notAvailable={{ title: text.notAvailable, help: text.notAvailableHelp }}
      back={{ to: trail?.listAddress ?? '/detections', label: text.backToList }}
    >
      {(detection) => <Body detection={detection} trail={trail} />}
    </RecordPage>
  );
}

function Body({
  detection,
  trail,
}: {
  detection: DetectionDetail;
  trail: ReturnType<typeof readTrail>;
}) {
  const text = textOf(detectionPageText);
  const words = textOf(detectionText);
  return (
    <div className="mx-auto flex max-w-[84rem] flex-col gap-4 p-5">
      <MergedBanner detectionId={detection.detectionId} mergedInto={detection.mergedInto} />
      <DetectionHead detection={detection} trail={trail} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={words.whyItFired}>
            <WhyItFired explanation={detection.explanation} />
          </Panel>
          <Panel title={textOf(triageText).counterfactuals}>
            <Counterfactuals key={detection.detectionId} detectionId={detection.detectionId} />
          </Panel>
          <TraceStrip key={detection.detectionId} detectionId={detection.detectionId} />
          <Panel title={textOf(detectionDataText).data}>
            <LazyDetectionData key={detection.detectionId} detection={detection} />
          </Panel>
          <Panel title={words.evidence} aside={words.eventCount(detection.eventCount)}>
            <EvidenceTimeline key={detection.detectionId} detectionId={detection.detectionId} />
          </Panel>
          {detection.findings.length > 0 && (
            <Panel title={textOf(findingsText).title}>
              <JoinedFindings key={detection.detectionId} detection={detection} />
            </Panel>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={text.facts}>
            <DetectionFacts detection={detection} />
          </Panel>
          <Panel title={textOf(remediationText).remediate}>
            <RemediationSection key={detection.detectionId} detectionId={detection.detectionId} />
          </Panel>
          <TuningOffer detection={detection} frame={Panel} />
          <Panel title={textOf(triageText).similar}>
            <SimilarList key={detection.detectionId} detection={detection} />
          </Panel>
          <Panel title={textOf(triageText).comments}>
            <Comments key={detection.detectionId} detectionId={detection.detectionId} />
          </Panel>
          <Panel title={words.history}>
            <HistoryList history={detection.history} />
            <HistoryChain isWhole={detection.isHistoryWhole} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
