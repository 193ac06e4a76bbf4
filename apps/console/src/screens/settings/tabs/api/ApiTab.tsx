import { textOf } from '@waybill/ui';
import { ReferencePanel } from './reference/ReferencePanel.tsx';
import { tabText } from './tab.text.ts';
import { TokensPanel } from './tokens/TokensPanel.tsx';
import { WebhooksPanel } from './webhooks/WebhooksPanel.tsx';

/** Everything that programs need: tokens, webhooks and the reference of the routes. */
export function ApiTab() {
  const text = textOf(tabText);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-3xl text-ink-2">{text.about}</p>
      <TokensPanel />
      <WebhooksPanel />
      <ReferencePanel />
    </div>
  );
}
