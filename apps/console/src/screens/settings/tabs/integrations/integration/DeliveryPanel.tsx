import type { Integration, IntegrationStream } from '@waybill/contract';
import { CodeBlock, Panel, textOf } from '@waybill/ui';
import { apiBase } from '../../../../../app/http/api-base.ts';
import { integrationText } from './integration.text.ts';

/** Addresses and tags to enter at the vendor, for push streams; empty without any. */
export function DeliveryPanel({ integration }: { integration: Integration }) {
  const text = textOf(integrationText);
  const delivered = integration.streams.filter(
    ({ isOn, transport }) => isOn && ['webhook', 'syslog', 'agent'].includes(transport),
  );
  if (delivered.length === 0) return null;
  return (
    <Panel title={text.delivery}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{text.deliveryNote}</p>
        {delivered.map((stream) => (
          <Delivery key={stream.streamId} stream={stream} />
        ))}
      </div>
    </Panel>
  );
}

function Delivery({ stream }: { stream: IntegrationStream }) {
  const text = textOf(integrationText);
  const { transport, title, hookPath, syslogTag } = stream;
  if (transport === 'agent') {
    return <Line title={text.agentTitle(title)} note={text.agentNote} value={null} />;
  }
  if (transport === 'syslog') {
    return (
      <Line
        title={text.syslogTitle(title)}
        note={syslogTag === null ? text.syslogHidden : text.syslogNote}
        value={syslogTag}
      />
    );
  }
  const address = hookPath === null ? null : `${apiBase() || window.location.origin}${hookPath}`;
  return <Line title={text.hookTitle(title)} note={text.hookNote} value={address} />;
}

function Line({ title, note, value }: { title: string; note: string; value: string | null }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium">{title}</p>
      {value !== null && <CodeBlock label={title} value={value} hasLineNumbers={false} />}
      <p className="text-sm text-ink-3">{note}</p>
    </div>
  );
}
