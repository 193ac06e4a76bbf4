import type { PolicyRule } from '@waybill/contract';
import { formatCompact, formatCount, Panel, Spinner, textOf } from '@waybill/ui';
import { describeError } from '../../../app/http/api-error.ts';
import { conditionSentence } from '../../../components/policy/condition-sentence.ts';
import { thresholdSentence } from '../../../components/policy/threshold/threshold-sentence.ts';
import type { PolicyDraft } from '../draft/use-policy-draft.ts';
import { treeOf } from '../draft/tree-of.ts';
import { usePolicyPreview } from '../draft/use-tried.ts';
import { withoutEvent } from '../draft/like-event.ts';
import { MatchedEvents } from './MatchedEvents.tsx';
import { panelText } from './panel.text.ts';

export interface WizardPanelProps {
  draft: PolicyDraft;
  rule: PolicyRule;
  /** Names of values in the sentence: data types by their names. */
  nameOf: (field: string, value: string) => string;
}

/** The policy in one sentence, its estimated matches, and examples to exclude. */
export function WizardPanel({ draft, rule, nameOf }: WizardPanelProps) {
  const words = textOf(panelText);
  const { result, error, isOld } = usePolicyPreview(draft.content);
  const counting = thresholdSentence(rule, nameOf);
  return (
    <aside aria-label={words.panel} className="flex flex-col gap-4">
      <Panel title={words.sentence}>
        <div className="flex flex-col gap-2 break-words">
          <p>{words.when(conditionSentence(treeOf(rule.condition), nameOf))}</p>
          {counting !== null && <p>{counting}</p>}
          {rule.exceptions.length > 0 && <p>{words.unless(rule.exceptions.length)}</p>}
        </div>
      </Panel>
      <Panel title={words.numbers} aside={isOld ? <Spinner label={words.counting} /> : undefined}>
        {error !== null && <p className="text-critical">{describeError(error).title}</p>}
        {result === null && error === null && <p className="text-ink-3">{words.counting}</p>}
        {result !== null && <Numbers windows={result.windows} />}
      </Panel>
      {result !== null && (
        <Panel title={words.examples} isFlush>
          <MatchedEvents
            events={result.examples.filter(({ ruleId }) => ruleId === rule.id)}
            way="exclude"
            onSay={(event) =>
              draft.setRule(rule.id, {
                exceptions: [...rule.exceptions, withoutEvent(event, rule.exceptions)],
              })
            }
          />
        </Panel>
      )}
    </aside>
  );
}

type Windows = NonNullable<ReturnType<typeof usePolicyPreview>['result']>['windows'];

function Numbers({ windows }: { windows: Windows }) {
  const words = textOf(panelText);
  const rows = [
    { key: 'events', of: (of: Windows[number]) => formatCount(of.events) },
    { key: 'detections', of: (of: Windows[number]) => formatCount(of.detections) },
    { key: 'people', of: (of: Windows[number]) => formatCount(of.people) },
    { key: 'destinations', of: (of: Windows[number]) => formatCount(of.destinations) },
    { key: 'prompts', of: (of: Windows[number]) => formatCompact(of.promptsPerPersonWeek.p90) },
  ] as const;
  return (
    <>
      <table className="w-full text-right tabular-nums">
        <thead>
          <tr className="text-sm text-ink-3">
            <th scope="col" className="text-left font-normal">
              <span className="sr-only">{words.what}</span>
            </th>
            {windows.map(({ days, isPartial }) => (
              <th key={days} scope="col" className="pl-3 font-normal whitespace-nowrap">
                {words.days(days)}
                {isPartial && <span title={words.partial}>*</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, of }) => (
            <tr key={key}>
              <th scope="row" className="text-left font-normal text-ink-2">
                {words[key]}
              </th>
              {windows.map((window) => (
                <td key={window.days} className="pl-3 align-top">
                  {of(window)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {windows.some(({ isPartial }) => isPartial) && (
        <p className="mt-2 text-sm text-ink-3">* {words.partial}</p>
      )}
    </>
  );
}
