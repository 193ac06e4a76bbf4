import type { DetectionExplanation } from '@waybill/contract';
import { ConditionTree, textOf } from '@waybill/ui';
import { fieldLabel } from '../policy/field-catalogue.ts';
import { conditionResults } from './condition-view.ts';
import { detectionText } from './detection.text.ts';
import { FactTable } from './FactTable.tsx';
import { judgeWords } from './judge-words.ts';
import { MadeByHand } from './manual/MadeByHand.tsx';
import { ScoreParts } from './ScoreParts.tsx';
import { WindowFacts } from './WindowFacts.tsx';

/**
 * The policy in its version, its condition with observed values, the window and the score's parts; for
 * a detector its weighed facts.
 */
export function WhyItFired({
  explanation,
  hasScore = true,
}: {
  explanation: DetectionExplanation;
  /** False if the parts of the score have their own place. */
  hasScore?: boolean;
}) {
  const { policy, condition, leaves, facts, window, contributions, madeBy } = explanation;
  return (
    <div className="flex flex-col gap-4">
      {policy === null ? <MadeByHand madeBy={madeBy} /> : <JudgeName policy={policy} />}
      {condition !== null && (
        <ConditionTree
          node={condition}
          results={conditionResults(condition, leaves)}
          labelOf={(field) => fieldLabel(field)}
        />
      )}
      {facts.length > 0 && <FactTable facts={facts} />}
      {window !== null && <WindowFacts window={window} />}
      {hasScore && contributions.length > 0 && <ScoreParts contributions={contributions} />}
    </div>
  );
}

/** The policy or the detector, in the version that judged. */
function JudgeName({ policy }: { policy: NonNullable<DetectionExplanation['policy']> }) {
  const { name, description } = judgeWords(policy);
  return (
    <div>
      <p className="text-md font-medium">
        {name}{' '}
        <span className="font-normal text-ink-3">
          {textOf(detectionText).version(policy.version)}
        </span>
      </p>
      <p className="text-base text-ink-2">{description}</p>
    </div>
  );
}
