import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import { textOf } from '../text/define-text.ts';
import { fieldText } from './field.text.ts';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown instead of the hint, announced, and marks the control invalid. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  /** Text at the right end of the label line, e.g. a count or a link. */
  aside?: ReactNode;
  /** Hides the label from the eye only. */
  isLabelHidden?: boolean | undefined;
  /** Id of the control, when something outside has to point at it. */
  id?: string | undefined;
  children: ReactNode;
}

/** Label, control, and hint or error, tied together: the control inside picks the ids up itself. */
export function Field(props: FieldProps) {
  const { label, hint, error, isRequired = false, aside, isLabelHidden = false, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const messageId = `${id}-message`;
  const hasMessage = error !== undefined || hint !== undefined;
  return (
    <FieldContext
      value={{
        id,
        isInvalid: error !== undefined,
        isRequired,
        describedBy: hasMessage ? messageId : undefined,
      }}
    >
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
          <label htmlFor={id} className="text-base font-medium text-ink">
            {label}
            {isRequired && (
              <span className="ml-1 text-sm font-normal text-ink-3">
                {textOf(fieldText).required}
              </span>
            )}
          </label>
          {aside !== undefined && <span className="text-sm text-ink-3">{aside}</span>}
        </div>
        {children}
        {error !== undefined ? (
          <p id={messageId} role="alert" className="flex gap-1.5 text-sm text-critical-text">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            {error}
          </p>
        ) : (
          hint !== undefined && (
            <p id={messageId} className="text-sm text-ink-3">
              {hint}
            </p>
          )
        )}
      </div>
    </FieldContext>
  );
}
