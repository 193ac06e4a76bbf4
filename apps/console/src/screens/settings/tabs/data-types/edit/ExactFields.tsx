import { Field, formatBytes, Select, TagField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { FileButton } from '../../../../../components/FileButton.tsx';
import { membersText } from '../words/members.text.ts';
import { problemAt, type DeclarationForm } from './declaration-form.ts';
import { editorText } from './editor.text.ts';
import { problemWords } from './problem-words.ts';
import { NumberField } from '../../../../../components/NumberField.tsx';
import { readHeader } from './read-header.ts';

const MOST_COLUMNS = 32;
const trimmed = (value: string): string => value.trim();

export interface ExactFieldsProps extends DeclarationForm<'exact'> {
  /** The table that the columns were read from; it is uploaded once the draft is saved. */
  table: File | null;
  onTable: (table: File) => void;
}

/** Which columns of a table are searched for, and how a row is recognised. */
export function ExactFields({ declaration, onChange, problems, table, onTable }: ExactFieldsProps) {
  const text = textOf(editorText);
  const names = textOf(membersText);
  const { columns, primary, others, within } = declaration;
  const [isEmpty, setIsEmpty] = useState(false);

  async function read(file: File | undefined) {
    if (file === undefined) return;
    const found = (await readHeader(file)).slice(0, MOST_COLUMNS);
    setIsEmpty(found.length === 0);
    if (found.length === 0) return;
    onTable(file);
    onChange({
      columns: found,
      primary: found.includes(primary) ? primary : (found[0] ?? ''),
      others: Math.min(others, found.length - 1),
    });
  }
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <FileButton accept=".csv,.tsv,text/csv" onFiles={([file]) => void read(file)}>
            {text.readColumns}
          </FileButton>
          {table !== null && (
            <span className="text-sm text-ink-2">
              {table.name}, {formatBytes(table.size)}
            </span>
          )}
        </div>
        <p className="text-sm text-ink-3">{text.onlyHashes}</p>
        {isEmpty && (
          <p role="alert" className="text-sm text-critical-text">
            {text.noHeader}
          </p>
        )}
      </div>
      <TagField
        label={names.columns}
        hint={text.columnsHint}
        error={problemWords(problemAt(problems, 'columns'))}
        isRequired
        values={columns}
        normalise={trimmed}
        onChange={(next) => onChange({ columns: next })}
      />
      <Field
        label={names.primary}
        hint={text.primaryHint}
        error={problemWords(problemAt(problems, 'primary'))}
      >
        <Select
          label={names.primary}
          className="max-w-72"
          value={columns.includes(primary) ? primary : null}
          options={columns.map((column) => ({ value: column, label: column }))}
          onChange={(next) => onChange({ primary: next })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={names.others}
          hint={text.othersHint}
          error={problemWords(problemAt(problems, 'others'))}
          value={others}
          min={0}
          max={Math.max(0, columns.length - 1)}
          onChange={(next) => onChange({ others: next })}
        />
        <NumberField
          label={names.within}
          value={within}
          min={1}
          max={300}
          onChange={(next) => onChange({ within: next })}
        />
      </div>
    </>
  );
}
