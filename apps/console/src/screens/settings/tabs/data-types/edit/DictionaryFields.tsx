import { Checkbox, formatCount, textOf, TextArea } from '@waybill/ui';
import { useState } from 'react';
import { membersText } from '../words/members.text.ts';
import { problemAt, type DeclarationForm } from './declaration-form.ts';
import { editorText } from './editor.text.ts';
import { problemWords } from './problem-words.ts';
import { NumberField } from '../../../../../components/NumberField.tsx';

const MOST_WORDS = 10_000;

/** The words of a list, one per line, without duplicates and empty lines. */
function wordsOfLines(lines: string): string[] {
  return [...new Set(lines.split('\n').map((line) => line.trim()))].filter((word) => word !== '');
}

/** Words and phrases, one per line. */
export function DictionaryFields({
  declaration,
  onChange,
  problems,
}: DeclarationForm<'dictionary'>) {
  const text = textOf(editorText);
  const names = textOf(membersText);
  // As typed: an empty line stays until it has content.
  const [lines, setLines] = useState(() => declaration.words.join('\n'));
  const isTooMany = declaration.words.length > MOST_WORDS;
  return (
    <>
      <TextArea
        label={names.words}
        hint={text.wordsHint(formatCount(declaration.words.length))}
        error={
          isTooMany ? text.tooManyWords(MOST_WORDS) : problemWords(problemAt(problems, 'words'))
        }
        isRequired
        rows={6}
        spellCheck={false}
        className="max-h-80 font-mono text-sm!"
        value={lines}
        onChange={(event) => {
          setLines(event.target.value);
          onChange({ words: wordsOfLines(event.target.value) });
        }}
      />
      <Checkbox
        label={names.caseless}
        checked={declaration.caseless}
        onChange={(event) => onChange({ caseless: event.target.checked })}
      />
      <NumberField
        label={names.minimumCount}
        hint={text.minimumWordsHint}
        value={declaration.minimumCount}
        min={1}
        max={1000}
        onChange={(minimumCount) => onChange({ minimumCount })}
      />
    </>
  );
}
