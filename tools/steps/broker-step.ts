import { ensureRabbitmq } from '../setup/ensure-rabbitmq.ts';
import type { Step } from './run-steps.ts';

/** Brings the message broker along that the tests of queues talk to; without one they are skipped. */
export function brokerStep(): Step {
  return {
    name: 'message broker',
    run: async () => {
      const { missing } = await ensureRabbitmq();
      return { isOk: true, output: '', ...(missing === undefined ? {} : { note: missing }) };
    },
  };
}
