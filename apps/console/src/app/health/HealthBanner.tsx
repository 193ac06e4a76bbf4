import type { IntegrationSummary } from '@waybill/contract';
import { buttonClass, formatDuration, IconButton, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../components/icons.ts';
import { SlimBanner } from '../../components/SlimBanner.tsx';
import { healthText } from './health.text.ts';
import { useIntegrationHealth } from './use-integration-health.ts';

/** As many as fit in one line. */
const MOST_NAMES = 3;

/** Current problems; a dismissed banner stays hidden while they are unchanged. */
const signOf = (items: readonly IntegrationSummary[]): string =>
  items
    .map(({ integrationId, state, isSilent }) => `${integrationId} ${state} ${isSilent}`)
    .toSorted()
    .join();

/** Names the integrations that need a person, on every page, until someone hides it. */
export function HealthBanner() {
  const text = textOf(healthText);
  const items = useIntegrationHealth();
  // In memory only: the next visit reports it again.
  const [hidden, setHidden] = useState<string | null>(null);
  const [first] = items;
  if (first === undefined || hidden === signOf(items)) return null;
  const to =
    items.length === 1
      ? `/settings/integrations?integration=${encodeURIComponent(first.integrationId)}`
      : '/settings/integrations';
  return (
    <SlimBanner
      tone="warning"
      label={text.banner}
      icon={<Icon.alert aria-hidden />}
      actions={
        <>
          <Link to={to} className={buttonClass('secondary', 'sm')}>
            {text.look}
          </Link>
          <IconButton
            size="sm"
            label={text.dismiss}
            icon={<Icon.close />}
            onClick={() => setHidden(signOf(items))}
          />
        </>
      }
    >
      {items.length === 1 ? oneSentence(first) : severalSentence(items)}
    </SlimBanner>
  );
}

function severalSentence(items: readonly IntegrationSummary[]): string {
  const text = textOf(healthText);
  return items.length > MOST_NAMES
    ? text.several(items.length)
    : text.severalOf(items.length, items.map(({ name }) => name).join(', '));
}

function oneSentence({ name, state, lastEventAt }: IntegrationSummary): string {
  const text = textOf(healthText);
  if (state === 'auth_expired' || state === 'degraded' || state === 'error') {
    return text[state](name);
  }
  if (lastEventAt === null) return text.silentAlways(name);
  return text.silent(name, formatDuration(Date.now() - Date.parse(lastEventAt)));
}
