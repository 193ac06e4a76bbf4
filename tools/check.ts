import { checkSteps } from './steps/check-steps.ts';
import { runSteps } from './steps/run-steps.ts';

const { isOk } = await runSteps(checkSteps());
process.exitCode = isOk ? 0 : 1;
