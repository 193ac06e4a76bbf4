import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { INPUT_CLASS } from './input-class.ts';
import { textOf } from '../text/define-text.ts';
import { fieldText } from './field.text.ts';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'size'
> {
  value: string;
  onChange: (value: string) => void;
  /** Accessible name. */
  label: string;
  size?: 'sm' | 'md' | undefined;
  /** Shown at the right while empty, e.g. the key that focuses the field. */
  shortcut?: ReactNode;
}

/** Free text search with a clear button; Escape clears before anything else happens. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, label, size = 'md', shortcut, className, onKeyDown, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <div className={clsx('relative min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-3.5 -translate-y-1/2 text-ink-3"
      />
      <input
        placeholder={label}
        {...rest}
        ref={input}
        type="text"
        role="searchbox"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            event.stopPropagation();
            clear();
            return;
          }
          onKeyDown?.(event);
        }}
        className={clsx(INPUT_CLASS, 'pr-8 pl-8', size === 'sm' && 'h-7! text-sm!')}
      />
      {value !== '' ? (
        <button
          type="button"
          aria-label={textOf(fieldText).clear(label)}
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-7 place-items-center rounded-md text-ink-3 hover:text-ink"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      ) : (
        shortcut !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 right-2 flex items-center gap-1">
            {shortcut}
          </span>
        )
      )}
    </div>
  );
}
