import type { WizardStep } from '../draft/wizard-steps.ts';
import { BacktestStep } from './BacktestStep.tsx';
import { ConditionStep } from './ConditionStep.tsx';
import { ExceptionsStep } from './ExceptionsStep.tsx';
import { ResponseStep } from './ResponseStep.tsx';
import { RolloutStep } from './RolloutStep.tsx';
import type { StepProps } from './step-props.ts';
import { ThresholdStep } from './threshold/ThresholdStep.tsx';

/** The open step of the wizard. */
export function StepBody({ step, ...props }: StepProps & { step: WizardStep }) {
  switch (step) {
    case 'data':
    case 'movement':
      return <ConditionStep key={`${step}/${props.rule.id}`} step={step} {...props} />;
    case 'exceptions':
      return <ExceptionsStep {...props} />;
    case 'threshold':
      return <ThresholdStep key={props.rule.id} {...props} />;
    case 'response':
      return <ResponseStep {...props} />;
    case 'backtest':
      return <BacktestStep {...props} />;
    default:
      return <RolloutStep {...props} />;
  }
}
