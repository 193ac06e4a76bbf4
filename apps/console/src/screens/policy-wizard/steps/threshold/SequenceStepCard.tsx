import {
  IconButton,
  Menu,
  TextField,
  textOf,
  type ComboboxOption,
  type MenuItem,
} from '@waybill/ui';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { ConditionPart } from '../../../../components/policy/ConditionPart.tsx';
import { conditionSentence } from '../../../../components/policy/condition-sentence.ts';
import type { FieldCatalogue } from '../../../../components/policy/field-catalogue.ts';
import type { SequenceStep } from '../../../../components/policy/threshold/sequence-form.ts';
import { Icon } from '../../../../components/icons.ts';
import { NumberField } from '../../../../components/NumberField.tsx';
import { thresholdText } from './threshold.text.ts';
import type { StepOrder } from './use-step-order.ts';

/** Maximum number of events per step. */
const MOST_EVENTS = 100_000;

export interface SequenceStepCardProps {
  step: SequenceStep;
  index: number;
  isOpen: boolean;
  order: StepOrder;
  catalogue: FieldCatalogue;
  offered: (field: string) => readonly ComboboxOption[];
  nameOf: (field: string, value: string) => string;
  /** The step's condition as text; null while it is at fault. */
  text: string | null;
  /** Actions on the step besides moving it. */
  acts: readonly MenuItem[];
  onToggle: () => void;
  onChange: (step: SequenceStep) => void;
  /** How much met it; drawn while it is open. */
  numbers: ReactNode;
}

/** One step of a sequence: summarized in a line, expandable for editing. */
export function SequenceStepCard(props: SequenceStepCardProps) {
  const { step, index, isOpen, order } = props;
  const words = textOf(thresholdText);
  const id = useId();
  const name = step.name.trim() === '' ? words.step(index + 1) : step.name;
  const told = [
    ...(step.atLeast > 1 ? [words.times(step.atLeast)] : []),
    conditionSentence(step.condition, props.nameOf),
  ].join(' · ');
  return (
    <li className={clsx(order.over === index && 'bg-selected')}>
      <div className="flex items-start gap-1 p-2">
        <IconButton
          size="sm"
          label={words.moveStep(name)}
          icon={<Icon.move aria-hidden />}
          className="cursor-grab touch-none"
          {...order.handle(index)}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={props.onToggle}
          className="flex min-w-0 flex-1 items-start gap-2 rounded-md px-1.5 py-1 text-left hover:bg-hover"
        >
          <span aria-hidden className="w-4 text-right text-ink-3 tabular-nums">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1">
            <span className="sr-only">{words.step(index + 1)}: </span>
            <span className={clsx('block font-medium', step.name.trim() === '' && 'text-ink-3')}>
              {step.name.trim() === '' ? words.unnamed : step.name}
            </span>
            {!isOpen && <span className="line-clamp-2 text-sm text-ink-3">{told}</span>}
          </span>
          <Icon.expand
            aria-hidden
            className={clsx('mt-0.5 size-4 shrink-0 text-ink-3', isOpen && 'rotate-180')}
          />
        </button>
        <Menu
          label={words.moreOf(name)}
          trigger={
            <IconButton
              size="sm"
              label={words.moreOf(name)}
              icon={<Icon.more aria-hidden className="size-4" />}
            />
          }
          items={props.acts}
        />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <StepFields {...props} />}
      </div>
    </li>
  );
}

function StepFields(props: SequenceStepCardProps) {
  const { step, index, onChange, catalogue, offered } = props;
  const words = textOf(thresholdText);
  return (
    <section
      aria-label={words.stepOf(index + 1, step.name)}
      className="flex flex-col gap-4 px-3 pb-4 sm:pl-16"
    >
      <div className="flex flex-wrap gap-4">
        <div className="min-w-56 flex-1">
          <TextField
            label={words.stepName}
            hint={words.stepNameHint}
            error={step.name.trim() === '' ? words.stepNameMissing : undefined}
            isRequired
            maxLength={120}
            value={step.name}
            onChange={(event) => onChange({ ...step, name: event.target.value })}
          />
        </div>
        <NumberField
          label={words.atLeast}
          min={1}
          max={MOST_EVENTS}
          value={step.atLeast}
          onChange={(atLeast) => onChange({ ...step, atLeast })}
        />
      </div>
      <ConditionPart
        node={step.condition}
        catalogue={catalogue}
        offered={offered}
        text={props.text}
        onChange={(condition) => onChange({ ...step, condition })}
      />
      {props.numbers}
    </section>
  );
}
