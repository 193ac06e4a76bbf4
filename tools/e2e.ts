import { e2eStep } from './steps/e2e-step.ts';
import { runSteps } from './steps/run-steps.ts';

const { isOk } = await runSteps([[e2eStep(process.argv.slice(2), true)]]);
process.exitCode = isOk ? 0 : 1;
