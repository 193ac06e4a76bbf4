import type { Dashboard } from '@waybill/contract';
import { formatCount, formatPercent, textOf } from '@waybill/ui';
import { dashboardText } from '../dashboard.text.ts';

/** A summary in two short sentences, from the same numbers as the widgets. */
export function summarySentence(data: Dashboard, isFiltered: boolean): string {
  const text = textOf(dashboardText);
  if (!data.checklist.hasDetection) return text.noDetection;
  // For a part it would be stated as if it were the whole.
  if (isFiltered) return text.filtered;
  return `${ownersSentence(data)} ${seenSentence(data.strip.seen)}`;
}

function ownersSentence({ criticalUnassigned: { total }, strip }: Dashboard): string {
  const text = textOf(dashboardText);
  if (total > 0) return text.needOwner(total, formatCount(total));
  return strip.openCritical.now === 0 ? text.noCritical : text.allOwned;
}

function seenSentence({ now, before }: Dashboard['strip']['seen']): string {
  const text = textOf(dashboardText);
  if (before === 0) return now === 0 ? text.seenSame : text.seenFirst;
  const share = Math.abs(now - before) / before;
  // Less than half a percent would be written as none.
  if (share < 0.005) return text.seenSame;
  return now > before ? text.seenUp(formatPercent(share)) : text.seenDown(formatPercent(share));
}
