import type { DetectionExplanation } from '@waybill/contract';
import { formatCount, ScoreBars, textOf } from '@waybill/ui';
import { useDataTypes } from '../classification/use-data-types.ts';
import { detectionText } from './detection.text.ts';
import { factLabel, scoreHint } from './fact-view.ts';
import { scoreText } from './score.text.ts';
import { wordOfAny } from './word-of.ts';

type Contributions = DetectionExplanation['contributions'];
type Contribution = Contributions[number];

/** Parts of a score. Detections scored by the first model keep its factors. */
export function ScoreParts({ contributions }: { contributions: Contributions }) {
  const isFirstModel = contributions.some(({ kind }) => isOfFirstModel(kind));
  return isFirstModel ? (
    <FirstModel contributions={contributions} />
  ) : (
    <Points contributions={contributions} />
  );
}

/** One bar for each reason; together they are the score. */
function Points({ contributions }: { contributions: Contributions }) {
  const text = textOf(scoreText);
  const { nameOf } = useDataTypes();
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium text-ink-2">{text.title}</p>
      <ScoreBars
        label={text.title}
        contributions={contributions.map((part) => ({
          key: `${part.kind}.${part.label}`,
          label: pointsLabel(part),
          points: part.value,
          hint: pointsHint(part, nameOf) ?? undefined,
        }))}
      />
      <p className="text-sm text-ink-3">{text.sum}</p>
    </div>
  );
}

type Word = keyof typeof scoreText.english;

function isWord(key: string): key is Word {
  return Object.hasOwn(scoreText.english, key);
}

function pointsLabel({ kind, label }: Contribution): string {
  const key = `${kind}.${label}`;
  return isWord(key) ? textOf(scoreText)[key] : factLabel(label);
}

/** Their values are stored words that this product names. */
const WORDED: ReadonlySet<string> = new Set([
  'act.suggested',
  'act.minimum',
  'act.minimumLifted',
  'act.fixed',
]);

function pointsHint(
  { kind, label, seen }: Contribution,
  typeName: (dataTypeId: string) => string,
): string | null {
  if (seen === null || seen === '') return null;
  if (WORDED.has(`${kind}.${label}`)) return wordOfAny(seen);
  if (label === 'dataTypes') return seen.split(', ').map(typeName).join(', ');
  const number = Number(seen);
  return kind !== 'destination' && Number.isFinite(number) ? formatCount(number) : seen;
}

const FIRST_MODEL = [
  { kind: 'impact', about: 'impactAbout' },
  { kind: 'probability', about: 'probabilityAbout' },
] as const;

function isOfFirstModel(kind: Contribution['kind']): boolean {
  return FIRST_MODEL.some((one) => one.kind === kind);
}

/** The score was 100 × probability × impact. */
function FirstModel({ contributions }: { contributions: Contributions }) {
  const text = textOf(detectionText);
  return (
    <div className="flex flex-col gap-4">
      {FIRST_MODEL.map(({ kind, about }) => (
        <div key={kind} className="flex flex-col gap-2">
          <p className="text-sm text-ink-3">
            <span className="font-medium text-ink-2">{text[kind]}</span> – {text[about]}
          </p>
          <ScoreBars
            label={text[kind]}
            contributions={contributions
              .filter((part) => part.kind === kind)
              .map(({ label, value, seen }) => ({
                key: label,
                label: factLabel(label),
                points: value,
                hint: scoreHint(label, seen) ?? undefined,
              }))}
          />
        </div>
      ))}
      <p className="text-sm text-ink-3">{text.scoreFormula}</p>
    </div>
  );
}
