import { textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { Icon } from '../../components/icons.ts';
import { WIZARD_STEPS, type WizardStep } from './draft/wizard-steps.ts';
import { wizardText } from './wizard.text.ts';

export interface StepNavProps {
  step: WizardStep;
  /** Number of open faults in a step. */
  openOf: (step: WizardStep) => number;
  onOpen: (step: WizardStep) => void;
}

/**
 * The steps with their open faults; any but the first, which created the draft, can be opened at any
 * time.
 */
export function StepNav({ step, openOf, onOpen }: StepNavProps) {
  const words = textOf(wizardText);
  return (
    <nav aria-label={words.steps}>
      <ol className="flex flex-wrap gap-1 lg:flex-col">
        <li className="flex items-center gap-2 px-2 py-1.5 text-ink-3">
          <span aria-hidden className="w-5 text-right text-sm tabular-nums">
            1
          </span>
          <span className="min-w-0 flex-1">{words.goal}</span>
          <Icon.met role="img" aria-label={words.goalDone} className="size-4 shrink-0 text-ok" />
        </li>
        {WIZARD_STEPS.map((of, index) => {
          const open = openOf(of);
          return (
            <li key={of}>
              <button
                type="button"
                aria-current={of === step ? 'step' : undefined}
                onClick={() => onOpen(of)}
                className={clsx(
                  'flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-left',
                  of === step ? 'bg-active font-medium' : 'text-ink-2 hover:bg-hover',
                )}
              >
                <span aria-hidden className="w-5 text-right text-sm text-ink-3 tabular-nums">
                  {index + 2}
                </span>
                <span className="min-w-0 flex-1">{words[`step_${of}`]}</span>
                {open > 0 && (
                  <span
                    role="img"
                    aria-label={words.open(open)}
                    title={words.open(open)}
                    className="size-2 rounded-full bg-medium"
                  />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
