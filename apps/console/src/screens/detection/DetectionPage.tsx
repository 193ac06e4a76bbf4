import type { DetectionDetail } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { Link, useLocation, useParams } from 'react-router';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { useDocumentTitle } from '../../app/shell/use-document-title.ts';
import { readTrail } from '../../components/detection/detection-trail.ts';
import { detectionText } from '../../components/detection/detection.text.ts';
import { HistoryList } from '../../components/detection/HistoryList.tsx';
import { MergedBanner } from '../../components/detection/merge/MergedBanner.tsx';
import { RemediationSection } from '../../components/detection/remediation/RemediationSection.tsx';
import { remediationText } from '../../components/detection/remediation/remediation.text.ts';
import { ScoreParts } from '../../components/detection/ScoreParts.tsx';
import { TraceStrip } from '../../components/detection/TraceStrip.tsx';
import { Comments } from '../../components/detection/triage/Comments.tsx';
import { Counterfactuals } from '../../components/detection/triage/Counterfactuals.tsx';
import { HistoryChain } from '../../components/detection/triage/HistoryChain.tsx';
import { SimilarList } from '../../components/detection/triage/SimilarList.tsx';
import { triageText } from '../../components/detection/triage/triage.text.ts';
import { TuningOffer } from '../../components/detection/tuning/TuningOffer.tsx';
import { RecordPage } from '../../components/RecordPage.tsx';
import { detectionPageText } from './detection.text.ts';
import { DetectionHead } from './DetectionHead.tsx';
import { EvidenceRows } from './story/EvidenceRows.tsx';
import { NextActions } from './story/NextActions.tsx';
import { PageSection } from './story/PageSection.tsx';
import { StoryPath } from './story/StoryPath.tsx';
import { WhyItMatched } from './story/WhyItMatched.tsx';

/** One detection as a page: the story first, then what can be done, the evidence, and why it matched. */
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
  const triage = textOf(triageText);
  const { detectionId } = detection;
  return (
    <div className="min-h-full bg-surface">
      <div className="border-b border-line px-5 pt-2.5 pb-3">
        <MergedBanner detectionId={detectionId} mergedInto={detection.mergedInto} />
        <DetectionHead detection={detection} trail={trail} />
      </div>
      <div className="grid items-stretch xl:grid-cols-[minmax(0,1fr)_21.25rem]">
        <div className="flex min-w-0 flex-col">
          <TraceStrip
            key={detectionId}
            detectionId={detectionId}
            frame={PageSection}
            title={text.whatHappened}
            lead={<StoryPath detection={detection} />}
          />
          <NextActions key={`actions ${detectionId}`} detection={detection} />
          <EvidenceRows key={`evidence ${detectionId}`} detection={detection} />
          <WhyItMatched key={`why ${detectionId}`} explanation={detection.explanation} />
          <PageSection title={triage.counterfactuals}>
            <Counterfactuals key={detectionId} detectionId={detectionId} />
          </PageSection>
        </div>
        <div className="flex min-w-0 flex-col border-line xl:border-l">
          <ScoreSection detection={detection} />
          <TuningOffer detection={detection} frame={PageSection} />
          <PageSection title={textOf(remediationText).remediate}>
            <RemediationSection key={detectionId} detectionId={detectionId} />
          </PageSection>
          <PageSection title={triage.similar}>
            <SimilarList key={detectionId} detection={detection} />
          </PageSection>
          <PageSection title={text.activity}>
            <HistoryList history={detection.history} />
            <HistoryChain isWhole={detection.isHistoryWhole} />
            <h3 className="mt-4 mb-2 text-sm font-medium text-ink-3">{triage.comments}</h3>
            <Comments key={detectionId} detectionId={detectionId} />
          </PageSection>
        </div>
      </div>
    </div>
  );
}

/** Parts of the score, and a link to its weights. */
function ScoreSection({ detection }: { detection: DetectionDetail }) {
  const text = textOf(detectionPageText);
  const { can } = useSessionInfo();
  const { contributions } = detection.explanation;
  if (contributions.length === 0) return null;
  return (
    <PageSection
      title={text.scoreIs(detection.score)}
      note={text.contributions(contributions.length)}
      aside={
        can('setting:manage') && (
          <Link
            to="/settings/risk"
            className="rounded-sm text-accent underline-offset-2 hover:underline"
          >
            {text.editWeights}
          </Link>
        )
      }
    >
      <ScoreParts contributions={contributions} />
    </PageSection>
  );
}
