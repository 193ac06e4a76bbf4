import type { DeclarationProblem } from '@waybill/contract';
import { Checkbox, TagField, textOf, TextField } from '@waybill/ui';
import { membersText } from '../words/members.text.ts';
import { caretLines } from './caret-lines.ts';
import { problemAt, type DeclarationForm } from './declaration-form.ts';
import { editorText } from './editor.text.ts';
import { problemWords } from './problem-words.ts';
import { NumberField } from '../../../../../components/NumberField.tsx';

const trimmed = (value: string): string => value.trim();

/** Format of a value, and its required context. */
export function PatternFields({ declaration, onChange, problems }: DeclarationForm<'pattern'>) {
  const text = textOf(editorText);
  const names = textOf(membersText);
  const problem = problemAt(problems, 'pattern');
  return (
    <>
      <div className="flex flex-col gap-2">
        <TextField
          label={names.pattern}
          hint={text.patternHint}
          error={problem && text.refused(problem.reason)}
          isMono
          isRequired
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          value={declaration.pattern}
          onChange={(event) => onChange({ pattern: event.target.value })}
        />
        {problem !== undefined && <PatternFault pattern={declaration.pattern} problem={problem} />}
        <Checkbox
          label={names.caseless}
          checked={declaration.caseless}
          onChange={(event) => onChange({ caseless: event.target.checked })}
        />
      </div>
      <TagField
        label={names.keywords}
        hint={text.keywordsHint}
        error={problemWords(problemAt(problems, 'keywords'))}
        values={declaration.keywords}
        onChange={(keywords) => onChange({ keywords })}
        validate={(word) => (word.length < 2 || word.length > 90 ? text.keywordLength : undefined)}
      />
      <Checkbox
        label={names.needsKeyword}
        hint={text.needsKeywordHint}
        checked={declaration.needsKeyword}
        onChange={(event) => onChange({ needsKeyword: event.target.checked })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={names.proximity}
          value={declaration.proximity}
          min={1}
          max={300}
          onChange={(proximity) => onChange({ proximity })}
        />
        <NumberField
          label={names.minimumCount}
          hint={text.minimumCountHint}
          value={declaration.minimumCount}
          min={1}
          max={1000}
          onChange={(minimumCount) => onChange({ minimumCount })}
        />
      </div>
      <TagField
        label={names.ignored}
        hint={text.ignoredHint}
        values={declaration.ignored}
        normalise={trimmed}
        onChange={(ignored) => onChange({ ignored })}
      />
    </>
  );
}

/** Position of the fault in the pattern: a caret under its character. */
function PatternFault({ pattern, problem }: { pattern: string; problem: DeclarationProblem }) {
  if (problem.position === null) return null;
  const { line, before } = caretLines(pattern, problem.position);
  return (
    <>
      <p className="sr-only">{textOf(editorText).atCharacter(problem.position + 1)}</p>
      <pre
        aria-hidden
        data-testid="pattern-fault"
        className="overflow-x-auto rounded-sm bg-critical-soft px-2.5 py-1 font-mono text-sm leading-4 text-critical-text"
      >
        {`${line}\n${' '.repeat(before)}^`}
      </pre>
    </>
  );
}
