import type { Integration } from '@waybill/contract';
import { formatCount, formatRelativeTime, StatStrip, textOf } from '@waybill/ui';
import { formatLag } from '../words/format-lag.ts';
import { integrationText } from './integration.text.ts';

/** Its delay, and its known people and items. */
export function IntegrationFigures({ integration }: { integration: Integration }) {
  const text = textOf(integrationText);
  const { lagSec, lastEventAt, coverage } = integration;
  return (
    <StatStrip
      label={text.figures}
      items={[
        {
          label: text.lag,
          value: lagSec === null ? '–' : formatLag(lagSec),
          hint: lastEventAt === null ? '' : text.lagHint(formatRelativeTime(lastEventAt)),
        },
        { label: text.people, value: formatCount(coverage.people), hint: text.covered },
        { label: text.devices, value: formatCount(coverage.devices), hint: text.covered },
        { label: text.objects, value: formatCount(coverage.objects), hint: text.covered },
      ]}
    />
  );
}
