import type { SentenceReading } from '@waybill/contract';
import { textOf, VisuallyHidden } from '@waybill/ui';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { goalText } from './goal.text.ts';

type Word = SentenceReading['words'][number];
type Role = Word['role'];

/** Roles are distinguished by the line below the word, not by colour alone. */
const LOOK: Readonly<Record<Role, string>> = {
  understood: 'border-b-2 border-solid border-accent font-medium',
  asked: 'border-b-2 border-dashed border-medium font-medium',
  unknown: 'border-b-2 border-dotted border-critical text-critical-text',
  small: 'text-ink-3',
};
const ROLES = ['understood', 'small', 'asked', 'unknown'] as const;

/** The sentence with each word marked by its result; understood words link to their condition. */
export function MarkedWords(props: { id: string; sentence: string; reading: SentenceReading }) {
  const { id, sentence, reading } = props;
  const words = textOf(goalText);
  const present = ROLES.filter((role) => reading.words.some((word) => word.role === role));
  return (
    <section aria-labelledby={`${id}-words`}>
      <h3 id={`${id}-words`} className="mb-1 text-sm text-ink-3">
        {words.asUnderstood}
      </h3>
      <p className="text-md leading-8">
        {reading.words.map((word, index) => (
          <Fragment key={word.start}>
            {sentence.slice(reading.words[index - 1]?.end ?? 0, word.start)}
            <MarkedWord id={id} word={word} text={sentence.slice(word.start, word.end)} />
          </Fragment>
        ))}
        {sentence.slice(reading.words.at(-1)?.end ?? 0)}
      </p>
      <ul
        aria-label={words.legend}
        className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2"
      >
        {present.map((role) => (
          <li key={role}>
            <span className={LOOK[role]}>{words[`key_${role}`]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MarkedWord({ id, word, text }: { id: string; word: Word; text: string }) {
  const words = textOf(goalText);
  const { role, part } = word;
  if (role === 'small') return <span className={LOOK.small}>{text}</span>;
  if (part === null) {
    return (
      <mark
        className={clsx('bg-transparent text-inherit', LOOK[role])}
        title={words[`role_${role}`]}
      >
        {text}
        <VisuallyHidden> ({words[`role_${role}`]})</VisuallyHidden>
      </mark>
    );
  }
  return (
    <button
      type="button"
      title={words.role_understood}
      onClick={() =>
        document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-part-${part}`)}`)?.focus()
      }
      className={clsx('leading-tight hover:bg-hover', LOOK.understood)}
    >
      {text}
    </button>
  );
}
