import type { CaseDetail } from '@waybill/contract';
import { Panel, textOf } from '@waybill/ui';
import { useRead } from '../../../app/http/use-read.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { useDocumentTitle } from '../../../app/shell/use-document-title.ts';
import { caseAddress } from '../../../components/cases/case-address.ts';
import { casesText } from '../../../components/cases/cases.text.ts';
import { RecordPage } from '../../../components/RecordPage.tsx';
import { AccessNotice } from './AccessNotice.tsx';
import { CaseDetections } from './CaseDetections.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CaseMembers } from './CaseMembers.tsx';
import { CaseNotes } from './CaseNotes.tsx';
import { CaseTasks } from './CaseTasks.tsx';
import { CaseTimeline } from './CaseTimeline.tsx';
import { casePageText } from './case-page.text.ts';
import { useCase } from './use-case.ts';
import { useMembers } from '../../../components/cases/use-members.ts';

/** One case as a page. */
export function CasePage({ caseId }: { caseId: string }) {
  const text = textOf(casePageText);
  const words = textOf(casesText);
  const read = useRead('/v1/cases/{caseId}', { params: { caseId } });
  const { data } = read;
  useDocumentTitle(data === undefined ? words.cases : `CASE-${data.number} ${data.title}`);
  return (
    <RecordPage
      read={read}
      permission="detection:read"
      loading={text.loading}
      notAvailable={{ title: text.notAvailable, help: text.notAvailableHelp }}
      back={{ to: caseAddress(), label: text.allCases }}
    >
      {(shown) => <Body shown={shown} />}
    </RecordPage>
  );
}

function Body({ shown }: { shown: CaseDetail }) {
  const text = textOf(casePageText);
  const actions = useCase(shown);
  const members = useMembers();
  const missing = useMissingReason('detection:triage');
  const parts = { shown, actions, members, missing };
  return (
    <div className="mx-auto flex max-w-[84rem] flex-col gap-4 p-5">
      <CaseHead {...parts} />
      <AccessNotice shown={shown} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel
            title={text.detections}
            aside={
              shown.detections === 0
                ? undefined
                : text.openOf(shown.openDetections, shown.detections)
            }
          >
            <CaseDetections {...parts} />
          </Panel>
          <Panel
            title={text.tasks}
            aside={shown.tasks === 0 ? undefined : text.openOf(shown.openTasks, shown.tasks)}
          >
            <CaseTasks {...parts} />
          </Panel>
          <Panel title={text.notes}>
            <CaseNotes {...parts} />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <CaseMembers {...parts} />
          <Panel title={text.timeline}>
            <CaseTimeline shown={shown} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
