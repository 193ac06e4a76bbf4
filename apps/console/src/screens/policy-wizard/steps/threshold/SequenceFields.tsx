import { Button, Menu, Switch, textOf, type MenuItem } from '@waybill/ui';
import { useEffect, useRef, useState } from 'react';
import {
  moved,
  newStep,
  STEP_COUNT,
  type SequenceForm,
  type SequenceStep,
} from '../../../../components/policy/threshold/sequence-form.ts';
import { Icon } from '../../../../components/icons.ts';
import type { StepProps } from '../step-props.ts';
import { FrameFields } from './FrameFields.tsx';
import { SequenceStepCard } from './SequenceStepCard.tsx';
import { STEP_PRESETS } from './step-presets.data.ts';
import { StepNumbers } from './StepNumbers.tsx';
import { thresholdText } from './threshold.text.ts';
import { useStepOrder } from './use-step-order.ts';

export interface SequenceFieldsProps extends StepProps {
  form: SequenceForm;
  onChange: (form: SequenceForm) => void;
}

/** The actions of a sequence: which, how often, in which order and within which time. */
export function SequenceFields(props: SequenceFieldsProps) {
  const { form, onChange } = props;
  const words = textOf(thresholdText);
  return (
    <div className="flex flex-col gap-4">
      <StepList {...props} />
      <Switch
        label={words.isOrdered}
        hint={words.isOrderedHint}
        isOn={form.isOrdered}
        onChange={(isOrdered) => onChange({ ...form, isOrdered })}
      />
      <FrameFields frame={form} onChange={(change) => onChange({ ...form, ...change })} />
    </div>
  );
}

function StepList(props: SequenceFieldsProps) {
  const { form, onChange, draft, rule, catalogue, offered, nameOf, textAt } = props;
  const { steps } = form;
  const words = textOf(thresholdText);
  const put = (next: SequenceStep[]) => onChange({ ...form, steps: next });
  const [said, setSaid] = useState('');
  const order = useStepOrder(steps.length, (from, to) => {
    put(moved(steps, from, to));
    setSaid(words.movedStep(nameAt(steps, from), to + 1, steps.length));
  });
  const [openKey, setOpenKey] = useState<number | null>(() => firstUnwritten(steps));
  const addButton = useAddFocus(steps.length);

  function insert(step: SequenceStep, at: number): void {
    order.add(at);
    put(steps.toSpliced(at, 0, step));
  }
  function remove(at: number): void {
    order.remove(at);
    put(steps.toSpliced(at, 1));
    setSaid(words.removedStep(nameAt(steps, at)));
  }
  function actsOf(step: SequenceStep, at: number): MenuItem[] {
    const isFull = steps.length >= STEP_COUNT.most;
    return [
      {
        key: 'up',
        label: words.moveUp,
        disabledReason: at === 0 ? words.isFirst : undefined,
        onSelect: () => order.move(at, at - 1),
      },
      {
        key: 'down',
        label: words.moveDown,
        disabledReason: at === steps.length - 1 ? words.isLast : undefined,
        onSelect: () => order.move(at, at + 1),
      },
      {
        key: 'copy',
        label: words.copyStep,
        disabledReason: isFull ? words.mostSteps(STEP_COUNT.most) : undefined,
        onSelect: () => insert(step, at + 1),
      },
      {
        key: 'remove',
        label: words.removeStep,
        isDanger: true,
        disabledReason:
          steps.length <= STEP_COUNT.least ? words.fewestSteps(STEP_COUNT.least) : undefined,
        onSelect: () => remove(at),
      },
    ];
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="font-medium">{words.steps}</legend>
      <p className="text-sm text-ink-3">{words.stepsHint}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="divide-y divide-line rounded-md border border-line-2">
        {steps.map((step, index) => {
          const key = order.keys[index] ?? index;
          return (
            <SequenceStepCard
              key={key}
              step={step}
              index={index}
              isOpen={key === openKey}
              order={order}
              catalogue={catalogue}
              offered={offered}
              nameOf={nameOf}
              text={textAt(`threshold.steps.${index}.condition`)}
              acts={actsOf(step, index)}
              onToggle={() => setOpenKey(key === openKey ? null : key)}
              onChange={(next) => put(steps.with(index, next))}
              numbers={<StepNumbers content={draft.content} rule={rule} step={step} />}
            />
          );
        })}
      </ol>
      <AddStep ref={addButton} steps={steps} onAdd={(step) => insert(step, steps.length)} />
    </fieldset>
  );
}

interface AddStepProps {
  ref: React.Ref<HTMLButtonElement>;
  steps: readonly SequenceStep[];
  onAdd: (step: SequenceStep) => void;
}

function AddStep({ ref, steps, onAdd }: AddStepProps) {
  const words = textOf(thresholdText);
  const isFull = steps.length >= STEP_COUNT.most;
  const button = (
    <Button
      ref={ref}
      className="self-start"
      icon={<Icon.add aria-hidden className="size-4" />}
      disabledReason={isFull ? words.mostSteps(STEP_COUNT.most) : undefined}
    >
      {words.addStep}
    </Button>
  );
  if (isFull) return button;
  return (
    <Menu
      align="start"
      trigger={button}
      items={[
        {
          key: 'empty',
          label: words.emptyStep,
          onSelect: () => onAdd(newStep(words.step(steps.length + 1))),
        },
        { kind: 'label', key: 'common', label: words.commonSteps },
        ...STEP_PRESETS.map(({ key, condition }) => ({
          key,
          label: words[`preset_${key}`],
          onSelect: () => onAdd({ name: words[`preset_${key}`], condition, atLeast: 1 }),
        })),
      ]}
    />
  );
}

/** The removed part had the focus: it goes to the add button. */
function useAddFocus(count: number) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) button.current?.focus();
    before.current = count;
  }, [count]);
  return button;
}

/** The initial step: the first unfinished one. */
function firstUnwritten(steps: readonly SequenceStep[]): number | null {
  const at = steps.findIndex(({ condition }) => JSON.stringify(condition).includes('"f":""'));
  return at === -1 ? null : at;
}

function nameAt(steps: readonly SequenceStep[], index: number): string {
  const name = steps[index]?.name.trim() ?? '';
  return name === '' ? textOf(thresholdText).step(index + 1) : name;
}
