import type { SentenceChoice, SentenceReading } from '@waybill/contract';
import { SENTENCE_EXAMPLES } from '@waybill/contract/sentence-examples.data';
import { Button, locale, Panel, TextArea, textOf } from '@waybill/ui';
import { useId, useState, type FormEvent } from 'react';
import { goalText } from './goal.text.ts';
import { ReadSentence } from './ReadSentence.tsx';
import { useSentence, withChoice } from './use-sentence.ts';

/** Maximum sentence length, as on the server. */
const LONGEST = 500;

export interface SentenceBoxProps {
  isBusy: boolean;
  onUse: (sentence: string, choices: SentenceChoice[]) => void;
  onBlank: () => void;
}

/** A policy in the user’s own words, with live feedback. */
export function SentenceBox({ isBusy, onUse, onBlank }: SentenceBoxProps) {
  const words = textOf(goalText);
  const [sentence, setSentence] = useState('');
  const [choices, setChoices] = useState<SentenceChoice[]>([]);
  const { result, error, isOld } = useSentence({ sentence, choices });
  const reason = whyNot({ sentence, reading: result, isOld });
  function use(event: FormEvent): void {
    event.preventDefault();
    if (reason === undefined && !isBusy) onUse(sentence, choices);
  }
  return (
    <Panel title={words.inYourWords}>
      <form noValidate className="flex flex-col gap-3" onSubmit={use}>
        <TextArea
          label={words.sentence}
          hint={words.sentenceHint}
          rows={2}
          maxLength={LONGEST}
          value={sentence}
          onChange={(event) => setSentence(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey) use(event);
          }}
        />
        {sentence === '' && <Examples onChoose={setSentence} />}
        {error !== null && <p className="text-critical-text">{words.readFailed}</p>}
        {result !== null && sentence.trim() !== '' && (
          <ReadSentence
            sentence={sentence}
            reading={result}
            isOld={isOld}
            onAnswer={(choice) => setChoices(withChoice(choices, choice))}
            onRewrite={setSentence}
          />
        )}
        <div className="flex gap-2">
          <Button type="submit" variant="primary" isBusy={isBusy} disabledReason={reason}>
            {words.fromSentence}
          </Button>
          <Button isBusy={isBusy} onClick={onBlank}>
            {words.blank}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Why the sentence cannot be used yet; undefined if it can. */
function whyNot(of: {
  sentence: string;
  reading: SentenceReading | null;
  isOld: boolean;
}): string | undefined {
  const words = textOf(goalText);
  const { sentence, reading, isOld } = of;
  if (sentence.trim() === '') return words.writeFirst;
  if (reading === null || isOld) return words.isReading;
  if (reading.questions.some(({ chosen }) => chosen === null)) return words.answerFirst;
  return reading.condition === null ? words.nothingUnderstood : undefined;
}

function Examples({ onChoose }: { onChoose: (sentence: string) => void }) {
  const words = textOf(goalText);
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <h3 id={id} className="text-sm text-ink-3">
        {words.examples}
      </h3>
      <ul aria-labelledby={id} className="flex flex-wrap gap-1.5">
        {SENTENCE_EXAMPLES[locale().language].map((example) => (
          <li key={example}>
            <Button size="sm" onClick={() => onChoose(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
