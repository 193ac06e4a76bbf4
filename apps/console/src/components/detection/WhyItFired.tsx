import type { DetectionExplanation } from '@waybill/contract';
import {
  CodeBlock,
  ConditionTree,
  formatBytes,
  formatCount,
  KeyValueList,
  ScoreBars,
} from '@waybill/ui';
import { localDateTime } from '../local-time.ts';
import { conditionResults, parseCondition } from './condition-view.ts';
import { spellWindow } from './spell-window.ts';

/** The policy in its version, its condition with what was seen, the window and the score's parts. */
export function WhyItFired({ explanation }: { explanation: DetectionExplanation }) {
  const { policy, condition, leaves, window, contributions } = explanation;
  const tree = parseCondition(condition);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-md font-medium">
          {policy.name} <span className="font-normal text-ink-3">version {policy.version}</span>
        </p>
        <p className="text-base text-ink-2">{policy.description}</p>
      </div>
      {tree === null ? (
        <CodeBlock label="Condition" value={condition} />
      ) : (
        <ConditionTree node={tree} results={conditionResults(tree, leaves)} />
      )}
      {window !== null && <WindowFacts window={window} />}
      {contributions.length > 0 && <ScoreParts contributions={contributions} />}
    </div>
  );
}

type Contributions = DetectionExplanation['contributions'];

const SCORE_KINDS = [
  { kind: 'impact', title: 'Impact', about: 'how bad it would be, at most 1 in all' },
  { kind: 'probability', title: 'Probability', about: 'how likely it matters, in log odds' },
] as const;

/** The score is 100 × probability × impact; each is shown with what it is made of. */
function ScoreParts({ contributions }: { contributions: Contributions }) {
  return (
    <div className="flex flex-col gap-4">
      {SCORE_KINDS.map(({ kind, title, about }) => (
        <div key={kind} className="flex flex-col gap-2">
          <p className="text-sm text-ink-3">
            <span className="font-medium text-ink-2">{title}</span> – {about}
          </p>
          <ScoreBars
            label={title}
            contributions={contributions
              .filter((part) => part.kind === kind)
              .map(({ label, value, seen }) => ({
                key: label,
                label,
                points: value,
                hint: seen ?? undefined,
              }))}
          />
        </div>
      ))}
      <p className="text-sm text-ink-3">Score = 100 × probability × impact.</p>
    </div>
  );
}

type Window = NonNullable<DetectionExplanation['window']>;

function amount({ metric }: Window, value: number): string {
  if (metric === 'bytes') return formatBytes(value) ?? formatCount(value);
  return `${formatCount(value)} ${metric}`;
}

function WindowFacts({ window }: { window: Window }) {
  return (
    <KeyValueList
      items={[
        { label: 'Counted', value: amount(window, window.observed) },
        {
          label: 'Threshold',
          value: `${amount(window, window.threshold)} within ${spellWindow(window.windowMs)}`,
        },
        {
          label: 'Window',
          value: `${localDateTime(window.startAt)} to ${localDateTime(window.endAt)}`,
        },
      ]}
    />
  );
}
