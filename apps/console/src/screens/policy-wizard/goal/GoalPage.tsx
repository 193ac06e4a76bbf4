import type { PolicyStart } from '@waybill/contract';
import { EmptyState, PageHeader, Panel, SkeletonRows, textOf } from '@waybill/ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { change } from '../../../app/http/api.ts';
import { useRead } from '../../../app/http/use-read.ts';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { readTuning, withTuning } from '../../../components/policy/tuning-address.ts';
import { stepAddress, stepOf } from '../draft/wizard-steps.ts';
import { goalText } from './goal.text.ts';
import { SentenceBox } from './SentenceBox.tsx';
import { startOf } from './start-of.ts';
import { templateWords } from './template-words.ts';

/** The first step: the goal of the policy. The choice becomes a draft. */
export function GoalPage() {
  const words = textOf(goalText);
  const [search] = useSearchParams();
  const missing = useMissingReason('policy:edit');
  const { navigate } = useNavigator();
  const [isBusy, setIsBusy] = useState(false);
  const named = startOf(search);
  const asked = useRef(false);

  async function begin(from: PolicyStart): Promise<void> {
    setIsBusy(true);
    try {
      const made = await change('POST', '/v1/policies', { body: { from } });
      if (made === undefined) return;
      const address = stepAddress(made.policyKey, stepOf(search));
      const tuning = readTuning(search);
      navigate(tuning === null ? address : withTuning(address, tuning), { replace: true });
    } catch (failure) {
      tellFailure(failure);
    } finally {
      setIsBusy(false);
    }
  }

  // An address with a start (a detection, a flow) counts as a choice.
  const beginNamed = useRef(begin);
  useEffect(() => {
    if (named === null || asked.current || missing !== undefined) return;
    asked.current = true;
    void beginNamed.current(named);
  }, [named, missing]);

  if (missing !== undefined) {
    return <EmptyState kind="notAllowed" title={words.notAllowed} description={missing} />;
  }
  return (
    <div className="flex min-h-full flex-col">
      <div className="border-b border-line bg-surface px-4 py-3.5">
        <PageHeader title={words.title} description={words.about} />
      </div>
      <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 p-4">
        <SentenceBox
          isBusy={isBusy}
          onUse={(sentence, choices) => void begin({ kind: 'sentence', sentence, choices })}
          onBlank={() => void begin({ kind: 'blank' })}
        />
        <Templates isBusy={isBusy} onChoose={(from) => void begin(from)} />
      </div>
    </div>
  );
}

function Templates(props: { isBusy: boolean; onChoose: (from: PolicyStart) => void }) {
  const { data, error, mutate, isValidating } = useRead('/v1/policies/templates');
  if (error !== undefined) {
    return <ErrorPanel error={error} isRetrying={isValidating} onRetry={() => void mutate()} />;
  }
  if (data === undefined) return <SkeletonRows rows={6} />;
  const goals = [...new Set(data.items.map(({ goal }) => goal))];
  return goals.map((goal) => (
    <Panel key={goal} title={goalTitle(goal)}>
      <ul className="grid gap-3 md:grid-cols-2">
        {data.items
          .filter((item) => item.goal === goal)
          .map((template) => (
            <li key={template.templateId}>
              <button
                type="button"
                disabled={props.isBusy}
                onClick={() =>
                  props.onChoose({ kind: 'template', templateId: template.templateId })
                }
                className="flex h-full w-full flex-col items-start rounded-md border border-line-2 p-3 text-left hover:bg-hover"
              >
                <span className="block font-medium">{templateWords(template).name}</span>
                <span className="block text-ink-3">{templateWords(template).about}</span>
              </button>
            </li>
          ))}
      </ul>
    </Panel>
  ));
}

/** Label of a template group; an unknown one is shown unchanged. */
function goalTitle(goal: string): string {
  const words = textOf(goalText);
  switch (goal) {
    case 'leaving':
    case 'assistants':
    case 'collecting':
    case 'origin':
    case 'exposure':
      return words[`goal_${goal}`];
    default:
      return goal;
  }
}
