import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFieldAttributes } from './field-context.ts';
import { addTags, splitTags } from './split-tags.ts';
import { textOf } from '../text/define-text.ts';
import { fieldText } from './field.text.ts';

export interface TagFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Reason to refuse a value, or undefined to accept it. */
  validate?: ((value: string) => string | undefined) | undefined;
  /** Brings a value into its one form before validation; lower case and trimmed by default. */
  normalise?: ((value: string) => string) | undefined;
  placeholder?: string | undefined;
}

/**
 * A list of short values (domains, accounts): typed individually or pasted together. Refused values
 * stay in the input with the reason, so nothing pasted is lost.
 */
export function TagField(props: TagFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  return (
    <Field
      label={props.label}
      hint={props.hint}
      error={refusal ?? props.error}
      isRequired={props.isRequired}
      aside={props.values.length > 3 ? textOf(fieldText).inAll(props.values.length) : undefined}
    >
      <TagInput {...props} onRefusal={setRefusal} />
    </Field>
  );
}

interface TagInputProps extends TagFieldProps {
  onRefusal: (reason: string | undefined) => void;
}

function foldCase(value: string): string {
  return value.trim().toLowerCase();
}

function TagInput({
  values,
  onChange,
  onRefusal,
  validate,
  normalise = foldCase,
  placeholder,
}: TagInputProps) {
  const attributes = useFieldAttributes();
  const [draft, setDraft] = useState('');
  const list = useRef<HTMLDivElement>(null);

  function add(text: string) {
    const pieces = splitTags(text).map(normalise);
    if (pieces.length === 0) return;
    const { values: next, refused } = addTags(values, pieces, validate);
    if (next.length !== values.length) onChange(next);
    setDraft(refused.map((piece) => piece.value).join(', '));
    onRefusal(refused[0] && `${refused[0].value}: ${refused[0].reason}`);
  }
  function removeAt(index: number) {
    onChange(values.filter((_, at) => at !== index));
    list.current?.querySelector('input')?.focus();
  }
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!/[\s,;]/.test(text.trim())) return;
    event.preventDefault();
    add(`${draft} ${text}`);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      if (draft.trim() === '') return;
      event.preventDefault();
      add(draft);
    } else if (draft === '' && (event.key === 'Backspace' || event.key === 'ArrowLeft')) {
      // The newest value gets the focus first, so that one key press too many removes nothing.
      list.current?.querySelector<HTMLElement>('[data-tag]:last-of-type button')?.focus();
    }
  }

  return (
    <div
      ref={list}
      className={clsx(
        'flex min-h-8 w-full flex-wrap items-center gap-1 rounded-md border bg-surface p-[3px] text-base dark:bg-sunken',
        'focus-within:border-accent',
        attributes['aria-invalid'] ? 'border-critical' : 'border-line-2 hover:border-line-control',
      )}
    >
      {values.map((value, index) => (
        <Tag key={value} value={value} onRemove={() => removeAt(index)} />
      ))}
      <input
        {...attributes}
        type="text"
        value={draft}
        placeholder={values.length === 0 ? placeholder : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setDraft(event.target.value);
          onRefusal(undefined);
        }}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => add(draft)}
        className="h-6 min-w-20 flex-1 bg-transparent px-1.5 outline-none"
      />
    </div>
  );
}

function siblingTag(button: HTMLElement, direction: 'next' | 'previous'): HTMLElement | null {
  const tag = button.closest('[data-tag]');
  const sibling = direction === 'next' ? tag?.nextElementSibling : tag?.previousElementSibling;
  return sibling?.querySelector('button') ?? (sibling instanceof HTMLInputElement ? sibling : null);
}

function Tag({ value, onRemove }: { value: string; onRemove: () => void }) {
  function press(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'ArrowLeft') siblingTag(event.currentTarget, 'previous')?.focus();
    else if (event.key === 'ArrowRight') siblingTag(event.currentTarget, 'next')?.focus();
    else if (event.key === 'Backspace' || event.key === 'Delete') onRemove();
    else return;
    event.preventDefault();
  }
  return (
    <span
      data-tag
      className="inline-flex h-6 max-w-full items-center rounded-sm border border-line bg-hover pl-2 focus-within:border-accent"
    >
      <span className="truncate">{value}</span>
      <button
        type="button"
        aria-label={textOf(fieldText).remove(value)}
        onClick={onRemove}
        onKeyDown={press}
        className="grid size-6 shrink-0 place-items-center rounded-sm text-ink-3 hover:text-ink"
      >
        <X aria-hidden className="size-3" />
      </button>
    </span>
  );
}
