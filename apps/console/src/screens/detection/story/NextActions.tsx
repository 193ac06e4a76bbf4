import type { DetectionDetail, RemediationOption } from '@waybill/contract';
import { Kbd, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../app/http/use-read.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { useAddToCase } from '../../../components/cases/use-add-to-case.tsx';
import { remediationActs } from '../../../components/detection/remediation/remediation-acts.ts';
import { hindranceLine } from '../../../components/detection/remediation/remediation-words.ts';
import { remediationText } from '../../../components/detection/remediation/remediation.text.ts';
import { RemediationDialog } from '../../../components/detection/remediation/RemediationDialog.tsx';
import { usePolicyItem } from '../../../components/detection/triage/use-policy-item.ts';
import { useTriageKeys } from '../../../components/detection/triage/use-triage-keys.ts';
import { detectionPageText } from '../detection.text.ts';
import { PageSection } from './PageSection.tsx';
import { rankedOptions } from './ranked-options.ts';

interface NextAction {
  key: string;
  label: string;
  about: string;
  /** Why it is unavailable; it is then greyed out with this reason. */
  reason: string | undefined;
  run: () => void;
}

const MOST = 4;

/** Up to four next actions, with the keys 1 to 4. Each asks before it changes anything. */
export function NextActions({ detection }: { detection: DetectionDetail }) {
  const text = textOf(detectionPageText);
  const { detectionId } = detection;
  const [chosen, setChosen] = useState<RemediationOption | null>(null);
  const { data, mutate } = useRead('/v1/detections/{detectionId}/remediations', {
    params: { detectionId },
  });
  const addToCase = useAddToCase();
  const [policyItem] = usePolicyItem(detectionId);
  const missingRun = useMissingReason('remediation:run');
  const missingTriage = useMissingReason('detection:triage');

  const words = textOf(remediationText);
  const remedies = rankedOptions(data?.options ?? []).map(({ capability, option }): NextAction => ({
    key: capability,
    label: words[capability],
    about: hindranceLine(option) ?? words[`${capability}Help`],
    reason: hindranceLine(option) ?? missingRun,
    run: () => setChosen(option),
  }));
  const ask = addToCase.item({
    detectionIds: [detectionId],
    title: detection.title.slice(0, 200),
  });
  const others: NextAction[] = [
    {
      key: 'case',
      label: text.addToCase,
      about: text.addToCaseAbout,
      reason: missingTriage,
      run: () => 'onSelect' in ask && ask.onSelect?.(),
    },
    {
      key: 'policy',
      label: text.makePolicy,
      about: text.makePolicyAbout,
      reason: policyItem === undefined ? text.noPolicyRight : undefined,
      run: () => policyItem !== undefined && 'onSelect' in policyItem && policyItem.onSelect?.(),
    },
  ];
  const possible = remedies.filter(({ reason }) => reason === undefined);
  const greyed = remedies.filter(({ reason }) => reason !== undefined);
  const actions = [...possible.slice(0, 2), ...others, ...possible.slice(2), ...greyed].slice(
    0,
    MOST,
  );
  useTriageKeys(
    Object.fromEntries(
      actions.map(({ reason, run }, index) => [
        `${index + 1}`,
        reason === undefined ? run : undefined,
      ]),
    ),
  );
  return (
    <PageSection title={text.nextActions} note={text.nextActionsAbout}>
      <ul className="grid grid-cols-4 gap-2.5 max-lg:grid-cols-2">
        {actions.map((action, index) => (
          <li key={action.key} className="min-w-0">
            <ActionCard action={action} at={index + 1} />
          </li>
        ))}
      </ul>
      {addToCase.dialog}
      {chosen !== null && (
        <RemediationDialog
          detectionId={detectionId}
          option={chosen}
          acts={remediationActs}
          onClose={() => setChosen(null)}
          onRun={() => {
            setChosen(null);
            void mutate();
          }}
        />
      )}
    </PageSection>
  );
}

function ActionCard({ action, at }: { action: NextAction; at: number }) {
  const { label, about, reason, run } = action;
  return (
    <button
      type="button"
      aria-disabled={reason !== undefined}
      onClick={reason === undefined ? run : undefined}
      className="flex size-full flex-col gap-0.5 rounded-md border border-line-2 px-3 py-2 text-left hover:not-aria-disabled:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-3"
    >
      <span className="flex w-full items-center justify-between gap-2 font-medium">
        <span className="min-w-0 truncate">{label}</span>
        <Kbd>{at}</Kbd>
      </span>
      <span className="line-clamp-2 text-sm text-ink-3">{reason ?? about}</span>
    </button>
  );
}
