import { Combobox, Field, Select, textOf, TextArea, TextField } from '@waybill/ui';
import { useDataTypes } from '../../../../../components/classification/use-data-types.ts';
import { ApiError, faultAt } from '../../../../../app/http/api-error.ts';
import { classificationText } from '../../../../../components/classification/classification.text.ts';
import { sensitivityWord } from '../../../../../components/classification/SensitivityMark.tsx';
import { countryName } from '../words/country-name.ts';
import { editorText } from './editor.text.ts';
import type { TypeDraft } from './type-draft.ts';

const CLASSES = [
  'personal',
  'financial',
  'health',
  'secret',
  'source',
  'business',
  'government',
] as const satisfies readonly TypeDraft['class'][];
const LEVELS = ['low', 'medium', 'high'] as const;
const SENSITIVITIES = [0, 1, 2, 3, 4];

export interface AboutFieldsProps {
  draft: TypeDraft;
  onChange: (change: Partial<TypeDraft>) => void;
  /** Of the last attempt to save. */
  error: unknown;
}

/** Name, description, and minimum of a type. */
export function AboutFields({ draft, onChange, error }: AboutFieldsProps) {
  const text = textOf(editorText);
  const words = textOf(classificationText);
  return (
    <>
      <TextField
        label={text.name}
        hint={text.nameHint}
        error={nameFault(error)}
        isRequired
        maxLength={80}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={text.description}
        rows={2}
        maxLength={500}
        value={draft.description ?? ''}
        onChange={(event) => onChange({ description: event.target.value || null })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text.class}>
          <Select
            label={text.class}
            value={draft.class}
            options={CLASSES.map((value) => ({ value, label: words[value] }))}
            onChange={(chosen) =>
              onChange({ class: CLASSES.find((one) => one === chosen) ?? draft.class })
            }
          />
        </Field>
        <Field label={text.sensitivity}>
          <Select
            label={text.sensitivity}
            value={String(draft.sensitivity)}
            options={SENSITIVITIES.map((level) => ({
              value: String(level),
              label: sensitivityWord(level),
            }))}
            onChange={(chosen) => onChange({ sensitivity: Number(chosen) })}
          />
        </Field>
        <Country locale={draft.locale} onChange={(locale) => onChange({ locale })} />
        <Field label={text.minimum} hint={text.minimumHint}>
          <Select
            label={text.minimum}
            value={draft.minimum}
            options={LEVELS.map((value) => ({ value, label: words[value] }))}
            onChange={(chosen) =>
              onChange({ minimum: LEVELS.find((one) => one === chosen) ?? draft.minimum })
            }
          />
        </Field>
      </div>
    </>
  );
}

function nameFault(error: unknown): string | undefined {
  if (error instanceof ApiError && error.hasCode('datatype.name_taken')) {
    return textOf(editorText).nameTaken;
  }
  return faultAt(error, 'name') ?? undefined;
}

/** Countries of existing types; any country is allowed. */
function Country({ locale, onChange }: { locale: string; onChange: (locale: string) => void }) {
  const text = textOf(editorText);
  const { types } = useDataTypes();
  const known = new Set(['any', locale, ...types.map((type) => type.locale)]);
  const options = [...known]
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted(
      (a, b) =>
        Number(b.value === 'any') - Number(a.value === 'any') || a.label.localeCompare(b.label),
    );
  return (
    <Field label={text.country}>
      <Combobox label={text.country} value={locale} options={options} onChange={onChange} />
    </Field>
  );
}
