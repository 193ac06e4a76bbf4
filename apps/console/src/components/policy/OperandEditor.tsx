import type { Leaf, Operand, PolicyField } from '@waybill/contract';
import { Combobox, MultiSelect, Select, TextField, textOf, type ComboboxOption } from '@waybill/ui';
import { conditionEditorText } from './condition-editor.text.ts';
import { operandKind } from './leaf-operand.ts';
import { groupWord } from './use-value-names.ts';
import { valueWord } from './value-word.ts';

export interface OperandEditorProps {
  leaf: Leaf;
  field: PolicyField | undefined;
  /** Values to choose from that the catalogue does not have: data types, places in use. */
  offered: readonly ComboboxOption[];
  onChange: (value: Operand) => void;
}

/** Input for an operand, as the operator requires. */
export function OperandEditor(props: OperandEditorProps) {
  const { leaf, field, onChange } = props;
  const text = textOf(conditionEditorText);
  switch (operandKind(field, leaf.op)) {
    case 'none':
      return null;
    case 'flag':
      return (
        <Select
          label={text.value}
          options={[
            { value: 'true', label: text.yes },
            { value: 'false', label: text.no },
          ]}
          value={String(leaf.v === true)}
          onChange={(value) => onChange(value === 'true')}
        />
      );
    case 'number':
      return <NumberInput label={text.value} value={leaf.v} onChange={onChange} />;
    case 'range':
      return <RangeInput value={leaf.v} onChange={onChange} />;
    case 'choice':
      return (
        <Combobox
          label={text.value}
          options={optionsOf(props)}
          value={typeof leaf.v === 'string' ? leaf.v : null}
          onChange={onChange}
        />
      );
    case 'choices':
    case 'list':
      return <ListInput {...props} />;
    default:
      return (
        <TextField
          aria-label={text.value}
          value={typeof leaf.v === 'string' ? leaf.v : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

function ListInput(props: OperandEditorProps) {
  const text = textOf(conditionEditorText);
  const options = optionsOf(props);
  return (
    <MultiSelect
      label={text.values}
      placeholder={options.length === 0 ? text.typeValues : undefined}
      options={options}
      isFree={(props.field?.values ?? null) === null}
      values={textsOf(props.leaf.v)}
      onChange={props.onChange}
    />
  );
}

function optionsOf({ field, offered }: OperandEditorProps): readonly ComboboxOption[] {
  return field?.values?.map((value) => optionOf(field.name, value)) ?? offered;
}

function optionOf(field: string, value: string): ComboboxOption {
  const group = field === 'data.groups' ? groupWord(value) : null;
  return { value, label: group ?? valueWord(value) };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function NumberInput(props: { label: string; value: unknown; onChange: (value: number) => void }) {
  return (
    <TextField
      aria-label={props.label}
      type="number"
      inputMode="decimal"
      value={typeof props.value === 'number' ? String(props.value) : ''}
      onChange={(event) => {
        const next = Number(event.target.value);
        if (event.target.value !== '' && Number.isFinite(next)) props.onChange(next);
      }}
    />
  );
}

function RangeInput({ value, onChange }: { value: unknown; onChange: (value: number[]) => void }) {
  const text = textOf(conditionEditorText);
  const [low, high] = Array.isArray(value) ? value.map(Number) : [];
  return (
    <span className="flex items-center gap-2">
      <NumberInput
        label={text.lowest}
        value={low}
        onChange={(next) => onChange([next, high ?? next])}
      />
      <span aria-hidden className="text-ink-3">
        –
      </span>
      <NumberInput
        label={text.highest}
        value={high}
        onChange={(next) => onChange([low ?? next, next])}
      />
    </span>
  );
}
