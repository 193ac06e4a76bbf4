import type { PolicyFault } from '@waybill/contract';
import { Button, IconButton, textOf, type ComboboxOption } from '@waybill/ui';
import { Icon } from '../icons.ts';
import { conditionEditorText } from './condition-editor.text.ts';
import type { ConditionForm, FormRow } from './condition-form.ts';
import { findingWords } from './finding-words.ts';
import type { FieldCatalogue } from './field-catalogue.ts';
import { JoinSelect } from './JoinSelect.tsx';
import { LeafLine, type LeafLineProps } from './LeafLine.tsx';
import { NEW_LEAF } from './leaf-operand.ts';

export interface ConditionEditorProps {
  form: ConditionForm;
  onChange: (form: ConditionForm) => void;
  catalogue: FieldCatalogue;
  /** Faults of comparisons, by line. */
  faults?: readonly PolicyFault[] | undefined;
  /** Fields offered here; all by default. Lines of others are hidden. */
  isOffered?: ((field: string) => boolean) | undefined;
  /** Suggested values if the catalogue has none. */
  offered?: ((field: string) => readonly ComboboxOption[]) | undefined;
}

type GroupRow = Extract<FormRow, { kind: 'group' }>;
type Line = Pick<LeafLineProps, 'leaf' | 'isNot'>;

const NOTHING: readonly ComboboxOption[] = [];
const NO_FAULTS: readonly PolicyFault[] = [];

/** The rows with the number of their first comparison, from 1 in the order of the condition. */
function numbered(rows: readonly FormRow[]): { row: FormRow; index: number; line: number }[] {
  let next = 1;
  return rows.map((row, index) => {
    const first = next;
    next += row.kind === 'leaf' ? 1 : row.leaves.length;
    return { row, index, line: first };
  });
}

function faultWords(faults: readonly PolicyFault[], line: number): string | undefined {
  const own = faults.filter((fault) => fault.line === line);
  return own.length === 0 ? undefined : own.map((fault) => findingWords(fault)).join(' ');
}

/** A condition as lines: comparisons, and groups of comparisons, joined by all or any. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { form, onChange, catalogue } = props;
  const { isOffered = () => true, offered = () => NOTHING, faults = NO_FAULTS } = props;
  const text = textOf(conditionEditorText);
  const names = [...catalogue.keys()].filter(isOffered);
  const shared = { catalogue, names, offered };
  const faultOf = (number: number) => faultWords(faults, number);
  const drawn = numbered(form.rows).filter(({ row }) => isDrawn(row, isOffered));
  const set = (index: number, row: FormRow | null) =>
    onChange({
      ...form,
      rows: form.rows.flatMap((old, at) => (at !== index ? [old] : row === null ? [] : [row])),
    });
  const add = (row: FormRow) => onChange({ ...form, rows: [...form.rows, row] });
  return (
    <div className="flex flex-col gap-3">
      {form.rows.length > 1 && (
        <JoinSelect
          label={text.join}
          join={form.join}
          onChange={(join) => onChange({ ...form, join })}
        />
      )}
      {drawn.length === 0 && <p className="text-ink-3">{text.none}</p>}
      {drawn.map(({ row, index, line: first }) =>
        row.kind === 'leaf' ? (
          <LeafLine
            key={index}
            {...shared}
            fault={faultOf(first)}
            leaf={row.leaf}
            isNot={row.isNot}
            onChange={(line) => set(index, { kind: 'leaf', ...line })}
            onRemove={() => set(index, null)}
          />
        ) : (
          <GroupLines
            key={index}
            {...shared}
            row={row}
            faultOf={(at) => faultOf(first + at)}
            onChange={(next) => set(index, next)}
          />
        ),
      )}
      <div className="flex gap-2">
        <Button
          icon={<Icon.add aria-hidden className="size-4" />}
          onClick={() => add({ kind: 'leaf', isNot: false, leaf: NEW_LEAF })}
        >
          {text.addLine}
        </Button>
        <Button
          variant="ghost"
          onClick={() =>
            add({
              kind: 'group',
              isNot: false,
              join: form.join === 'all' ? 'any' : 'all',
              leaves: [{ isNot: false, leaf: NEW_LEAF }],
            })
          }
        >
          {text.addGroup}
        </Button>
      </div>
    </div>
  );
}

/** A line is shown if its field is offered; a new one always, a group if any of it is. */
function isDrawn(row: FormRow, isOffered: (field: string) => boolean): boolean {
  const leaves = row.kind === 'leaf' ? [row.leaf] : row.leaves.map(({ leaf }) => leaf);
  return leaves.length === 0 || leaves.some(({ f }) => f === '' || isOffered(f));
}

interface GroupLinesProps extends Pick<LeafLineProps, 'catalogue' | 'names' | 'offered'> {
  row: GroupRow;
  /** Faults of a line in the group. */
  faultOf: (index: number) => string | undefined;
  onChange: (row: GroupRow | null) => void;
}

function GroupLines({ row, onChange, faultOf, ...shared }: GroupLinesProps) {
  const text = textOf(conditionEditorText);
  const set = (index: number, line: Line | null) =>
    onChange({
      ...row,
      leaves: row.leaves.flatMap((old, at) => (at !== index ? [old] : line === null ? [] : [line])),
    });
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-sunken p-2.5">
      <div className="flex items-center justify-between gap-2">
        <JoinSelect
          label={text.joinGroup}
          join={row.join}
          onChange={(join) => onChange({ ...row, join })}
        />
        <IconButton
          label={text.removeGroup}
          icon={<Icon.close aria-hidden className="size-4" />}
          onClick={() => onChange(null)}
        />
      </div>
      {row.leaves.map((line, index) => (
        <LeafLine
          key={index}
          {...shared}
          fault={faultOf(index)}
          leaf={line.leaf}
          isNot={line.isNot}
          onChange={(next) => set(index, next)}
          onRemove={() => set(index, null)}
        />
      ))}
      <Button
        variant="ghost"
        className="self-start"
        onClick={() =>
          onChange({ ...row, leaves: [...row.leaves, { isNot: false, leaf: NEW_LEAF }] })
        }
      >
        {text.addLine}
      </Button>
    </div>
  );
}
