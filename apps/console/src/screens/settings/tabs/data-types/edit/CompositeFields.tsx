import type { DataType } from '@waybill/contract';
import { Button, Checkbox, Combobox, Field, IconButton, RadioGroup, textOf } from '@waybill/ui';
import { useDataTypes } from '../../../../../components/classification/use-data-types.ts';
import { Icon } from '../../../../../components/icons.ts';
import { membersText } from '../words/members.text.ts';
import { wordsText } from '../words/words.text.ts';
import { problemAt, type DeclarationForm } from './declaration-form.ts';
import { editorText } from './editor.text.ts';
import { problemWords } from './problem-words.ts';
import { NumberField } from '../../../../../components/NumberField.tsx';

const MOST_PARTS = 20;
const USUAL_WITHIN = 300;

type Form = DeclarationForm<'composite'>;

/** Other types that must occur together, how many of each, and how near. */
export function CompositeFields({ declaration, onChange, problems }: Form) {
  const text = textOf(editorText);
  const names = textOf(membersText);
  const { types } = useDataTypes();
  const { parts, mode, within } = declaration;
  return (
    <>
      <RadioGroup
        label={names.mode}
        value={mode}
        onChange={(chosen) => onChange({ mode: chosen === 'any' ? 'any' : 'all' })}
        options={[
          { value: 'all', label: text.allParts, hint: text.allPartsHint },
          { value: 'any', label: text.anyPart, hint: text.anyPartHint },
        ]}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-base font-medium text-ink">{names.parts}</legend>
        {parts.map((part, index) => (
          <Part
            // Parts are identified only by their position.
            key={index}
            part={part}
            place={index + 1}
            types={types}
            reason={problemWords(problemAt(problems, `parts.${index}`))}
            onChange={(next) => onChange({ parts: parts.with(index, next) })}
            onRemove={() => onChange({ parts: parts.toSpliced(index, 1) })}
          />
        ))}
        <div>
          <Button
            size="sm"
            icon={<Icon.add aria-hidden />}
            disabledReason={parts.length >= MOST_PARTS ? text.tooManyParts(MOST_PARTS) : undefined}
            onClick={() => onChange({ parts: [...parts, { type: '', minimumCount: 1 }] })}
          >
            {text.addPart}
          </Button>
        </div>
      </fieldset>
      <Checkbox
        label={text.near}
        hint={text.nearHint}
        checked={within !== null}
        onChange={(event) => onChange({ within: event.target.checked ? USUAL_WITHIN : null })}
      />
      {within !== null && (
        <NumberField
          label={names.within}
          value={within}
          min={1}
          max={100_000}
          onChange={(next) => onChange({ within: next })}
        />
      )}
    </>
  );
}

interface PartProps {
  part: Form['declaration']['parts'][number];
  /** From 1. */
  place: number;
  types: readonly DataType[];
  reason: string | undefined;
  onChange: (part: PartProps['part']) => void;
  onRemove: () => void;
}

function Part({ part, place, types, reason, onChange, onRemove }: PartProps) {
  const text = textOf(editorText);
  const words = textOf(wordsText);
  const options = types
    .filter(({ kind, state }) => kind !== 'composite' && state !== 'retired')
    .map(({ dataTypeId, name, kind }) => ({ value: dataTypeId, label: name, hint: words[kind] }));
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-52 flex-1">
          <Field label={text.part(place)}>
            <Combobox
              label={text.part(place)}
              placeholder={text.choosePart}
              value={part.type === '' ? null : part.type}
              options={options}
              onChange={(type) => onChange({ ...part, type })}
            />
          </Field>
        </div>
        <NumberField
          label={text.partCount}
          value={part.minimumCount}
          min={1}
          max={1000}
          onChange={(minimumCount) => onChange({ ...part, minimumCount })}
        />
        <IconButton label={text.removePart(place)} icon={<Icon.delete />} onClick={onRemove} />
      </div>
      {reason !== undefined && (
        <p role="alert" className="text-sm text-critical-text">
          {reason}
        </p>
      )}
    </div>
  );
}
