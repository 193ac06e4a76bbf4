import { attackStep } from './steps/attack-step.ts';
import { brokerStep } from './steps/broker-step.ts';
import { checkSteps, scaffoldStep } from './steps/check-steps.ts';
import { e2eStep } from './steps/e2e-step.ts';
import { runSteps } from './steps/run-steps.ts';
import { serverStoreStep } from './steps/server-store-step.ts';
import { countsLine } from './steps/test-counts.ts';

const { isOk, counts } = await runSteps([
  [brokerStep()],
  // Unit and browser tests side by side, and then whatever is left: each step waits often, and two together
  // keep two cores busy to the end.
  ...checkSteps([e2eStep(), attackStep(), scaffoldStep()]),
  // Where it cannot run, it counts what the tests of the step before would have been.
  [serverStoreStep()],
]);
process.exitCode = isOk ? 0 : 1;
// The last line is for whoever reads the result by machine.
console.log(countsLine(counts));
