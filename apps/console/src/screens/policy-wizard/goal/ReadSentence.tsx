import type { SentenceChoice, SentenceReading } from '@waybill/contract';
import { Button, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { useId } from 'react';
import { goalText } from './goal.text.ts';
import { MarkedWords } from './MarkedWords.tsx';
import { useMeaningWords } from './meaning-words.ts';
import { withWords } from './use-sentence.ts';

export interface ReadSentenceProps {
  sentence: string;
  reading: SentenceReading;
  /** The reading is of an older sentence. */
  isOld: boolean;
  onAnswer: (choice: SentenceChoice) => void;
  onRewrite: (sentence: string) => void;
}

/** Result of reading a sentence: each word, questions, and unknown words. */
export function ReadSentence(props: ReadSentenceProps) {
  const { sentence, reading, isOld, onAnswer, onRewrite } = props;
  const id = useId();
  // Offsets of an older reading do not fit the sentence.
  if (isOld) return <div className="h-6" aria-hidden />;
  return (
    <div className="flex flex-col gap-4 rounded-md border border-line bg-sunken p-3">
      <MarkedWords id={id} sentence={sentence} reading={reading} />
      <Questions sentence={sentence} reading={reading} onAnswer={onAnswer} />
      <Parts id={id} sentence={sentence} reading={reading} />
      <Unknown
        reading={reading}
        onReplace={(span, words) => onRewrite(withWords(sentence, span, words))}
      />
    </div>
  );
}

function Questions({
  sentence,
  reading,
  onAnswer,
}: Pick<ReadSentenceProps, 'sentence' | 'reading' | 'onAnswer'>) {
  const words = textOf(goalText);
  const { optionWords } = useMeaningWords();
  return reading.questions.map(({ phrase, start, end, chosen, options }) => {
    const written = sentence.slice(start, end);
    const isCount = options.every(({ threshold }) => threshold !== null);
    return (
      <fieldset key={`${start}/${phrase}`} className="flex flex-col gap-1.5">
        <legend className="mb-1 font-medium">
          {isCount ? words.counts(written) : words.means(written)}
        </legend>
        <div className="flex flex-wrap gap-1.5">
          {options.map((option) => (
            <button
              key={option.optionId}
              type="button"
              aria-pressed={option.optionId === chosen}
              onClick={() => onAnswer({ phrase, optionId: option.optionId })}
              className={clsx(
                'min-h-8 rounded-full border px-3 py-1 text-left',
                option.optionId === chosen
                  ? 'border-accent bg-accent-soft font-medium'
                  : 'border-line-control bg-surface hover:bg-hover',
              )}
            >
              {optionWords(option)}
            </button>
          ))}
        </div>
      </fieldset>
    );
  });
}

function Parts({
  id,
  sentence,
  reading,
}: Pick<ReadSentenceProps, 'sentence' | 'reading'> & { id: string }) {
  const words = textOf(goalText);
  const { partWords } = useMeaningWords();
  const heading = `${id}-becomes`;
  const shown = reading.parts
    .map((part, index) => ({ part, index, phrase: phraseOf(sentence, reading, index) }))
    .filter(({ phrase }) => phrase !== '')
    .toSorted((left, right) => firstWord(reading, left.index) - firstWord(reading, right.index));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1 text-sm text-ink-3">
        {words.becomes}
      </h3>
      <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {shown.map(({ part, index, phrase }) => (
          <div
            key={index}
            id={`${id}-part-${index}`}
            tabIndex={-1}
            className="col-span-2 grid grid-cols-subgrid rounded-sm focus:bg-selected"
          >
            <dt className="font-medium">{phrase}</dt>
            <dd className="line-clamp-4 break-words text-ink-2">{partWords(part)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Position of a part's first word: parts are listed in sentence order. */
function firstWord({ words }: SentenceReading, part: number): number {
  return words.find((word) => word.part === part)?.start ?? 0;
}

/** The words of a part, as written; gaps are shown. */
function phraseOf(sentence: string, { words }: SentenceReading, part: number): string {
  return words.reduce((phrase, word, index) => {
    if (word.part !== part) return phrase;
    const isNext = words[index - 1]?.part === part;
    const text = sentence.slice(word.start, word.end);
    return phrase === '' ? text : `${phrase}${isNext ? ' ' : ' … '}${text}`;
  }, '');
}

function Unknown(props: {
  reading: SentenceReading;
  onReplace: (span: { start: number; end: number }, words: string) => void;
}) {
  const words = textOf(goalText);
  const id = useId();
  const { unknown } = props.reading;
  if (unknown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-medium text-critical-text">
        {words.notUnderstood}
      </h3>
      <p className="mb-1.5 text-ink-3">{words.notUnderstoodNote}</p>
      <ul className="flex flex-col gap-1.5">
        {unknown.map(({ start, end, text, suggestions }) => (
          <li key={start} className="flex flex-wrap items-center gap-1.5">
            <span className="min-w-24 font-medium">{text}</span>
            {suggestions.length === 0 && <span className="text-ink-3">{words.noSuggestion}</span>}
            {suggestions.map((suggestion) => (
              <Button
                key={suggestion}
                size="sm"
                aria-label={words.replace(text, suggestion)}
                onClick={() => props.onReplace({ start, end }, suggestion)}
              >
                {suggestion}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
