import type { Leaf, Operator } from '@waybill/contract';
import {
  describeOperator,
  IconButton,
  Combobox,
  Select,
  textOf,
  type ComboboxOption,
} from '@waybill/ui';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Icon } from '../icons.ts';
import { conditionEditorText } from './condition-editor.text.ts';
import { fieldHelpOf, fieldLabel, type FieldCatalogue } from './field-catalogue.ts';
import { withField, withOperator } from './leaf-operand.ts';
import { OperandEditor } from './OperandEditor.tsx';

export interface LeafLineProps {
  leaf: Leaf;
  isNot: boolean;
  catalogue: FieldCatalogue;
  /** Names of the fields to choose from. */
  names: readonly string[];
  offered: (field: string) => readonly ComboboxOption[];
  /** Its faults, as text. */
  fault?: string | undefined;
  onChange: (line: { leaf: Leaf; isNot: boolean }) => void;
  onRemove: () => void;
}

/** One comparison: field, operator and operand, which may be turned round. */
export function LeafLine(props: LeafLineProps) {
  const { leaf, isNot, catalogue, names, onChange, onRemove, fault } = props;
  const faultId = useId();
  const text = textOf(conditionEditorText);
  const field = catalogue.get(leaf.f);
  const help = fieldHelpOf(leaf.f);
  const operators = operatorsOf(field?.operators ?? [leaf.op]);
  const change = (next: Leaf) => onChange({ leaf: next, isNot });
  return (
    <div
      role="group"
      aria-label={leaf.f === '' ? text.chooseField : fieldLabel(leaf.f, catalogue)}
      aria-describedby={fault === undefined ? undefined : faultId}
      className="@container"
    >
      <div className="grid grid-cols-[auto_minmax(0,0.8fr)_minmax(0,1fr)_auto] items-start gap-2 @lg:grid-cols-[auto_minmax(0,1.1fr)_minmax(0,0.8fr)_minmax(0,1.2fr)_auto]">
        <button
          type="button"
          aria-pressed={isNot}
          title={text.notTitle}
          onClick={() => onChange({ leaf, isNot: !isNot })}
          className={clsx(
            'h-8 rounded-md border px-2 text-sm',
            isNot ? 'border-accent font-medium text-accent' : 'border-line-2 text-ink-3',
          )}
        >
          {text.not}
        </button>
        <div className="col-span-2 @lg:col-span-1">
          <Combobox
            label={text.field}
            placeholder={text.chooseField}
            options={names.map((value) => ({
              value,
              label: fieldLabel(value, catalogue),
              hint: value,
            }))}
            value={leaf.f === '' ? null : leaf.f}
            onChange={(name) => {
              const chosen = catalogue.get(name);
              if (chosen !== undefined) change(withField(leaf, chosen));
            }}
          />
          {help !== null && <p className="mt-1 text-xs text-ink-3">{help}</p>}
        </div>
        <div className="col-start-2 @lg:col-start-auto">
          <Select
            label={text.operator}
            options={operators.map(({ key, label }) => ({ value: key, label }))}
            value={operatorKey(leaf)}
            onChange={(key) => {
              const chosen = operators.find((operator) => operator.key === key);
              if (chosen === undefined) return;
              change(
                chosen.op === 'exists'
                  ? { f: leaf.f, op: 'exists', v: key === 'exists' }
                  : withOperator(leaf, field, chosen.op),
              );
            }}
          />
        </div>
        <div className="empty:hidden">
          <OperandEditor
            leaf={leaf}
            field={field}
            offered={props.offered(leaf.f)}
            onChange={(v) => change({ ...leaf, v })}
          />
        </div>
        <IconButton
          label={text.remove}
          icon={<Icon.close aria-hidden className="size-4" />}
          onClick={onRemove}
          className="col-start-4 row-start-1 @lg:col-start-5"
        />
      </div>
      {fault !== undefined && (
        <p id={faultId} className="mt-1 text-sm text-critical-text">
          {fault}
        </p>
      )}
    </div>
  );
}

interface OfferedOperator {
  key: string;
  op: Operator;
  label: string;
}

/** Existing and missing are two entries of one operator. */
function operatorsOf(operators: readonly Operator[]): OfferedOperator[] {
  const text = textOf(conditionEditorText);
  return operators.flatMap((op): OfferedOperator[] =>
    op === 'exists'
      ? [
          { key: 'exists', op, label: text.isPresent },
          { key: 'exists:false', op, label: text.isAbsent },
        ]
      : [{ key: op, op, label: describeOperator(op) }],
  );
}

function operatorKey({ op, v }: Leaf): string {
  return op === 'exists' && v === false ? 'exists:false' : op;
}
