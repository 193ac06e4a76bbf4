import type { RuleThreshold } from '@waybill/contract';
import type { WindowRule } from './window-rule.ts';

/** A window rule as a rule of a policy writes it. */
export function writtenThreshold(window: WindowRule): RuleThreshold {
  const groupBy = [...window.groupBy];
  if (window.metric === 'sequence') {
    return { ...window, groupBy, steps: window.steps.map((step) => ({ ...step })) };
  }
  const { levels, ...count } = window;
  return { ...count, groupBy, ...(levels === undefined ? {} : { levels: [...levels] }) };
}
