import type { PolicyResult } from '@waybill/contract';
import type { PolicyFigures } from './policy-figures.ts';
import type { PolicyView } from './policy-view.ts';

const DAYS = 30;

/** Results of a policy, and why its matches made no detection. */
export function resultOf(
  view: Pick<PolicyView, 'policyKey' | 'active'>,
  figures: Pick<PolicyFigures, 'matches' | 'detections'>,
): PolicyResult {
  const { total: matches } = figures.matches(view.policyKey, DAYS);
  return { state: stateOf(view, figures, matches), matches };
}

function stateOf(
  { policyKey, active }: Pick<PolicyView, 'policyKey' | 'active'>,
  figures: Pick<PolicyFigures, 'detections'>,
  matches: number,
): PolicyResult['state'] {
  const running = (active?.rules ?? []).filter(({ mode }) => mode !== 'draft' && mode !== 'paused');
  if (running.length === 0) return 'off';
  const { all, merged } = figures.detections(policyKey);
  if (all > 0) return 'detecting';
  if (merged > 0) return 'merged';
  if (matches === 0) return 'unmatched';
  if (running.every(({ mode }) => mode === 'simulate')) return 'simulated';
  // A rule without a threshold makes a detection of its first match.
  return running.every(({ mode, threshold }) => mode === 'simulate' || threshold !== null)
    ? 'threshold'
    : 'undetected';
}
