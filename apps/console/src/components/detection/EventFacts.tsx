import type { EvidenceEvent } from '@waybill/contract';
import { Badge, Button, CodeBlock, formatBytes, KeyValueList } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../app/http/use-read.ts';
import { useMissingReason } from '../../app/session/session-context.ts';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { localDateTime } from '../local-time.ts';
import { PlaceLine } from '../PlaceLine.tsx';
import { safeLink } from '../safe-link.ts';
import { DIRECTION_LABELS, VISIBILITY_LABELS } from './detection-labels.data.ts';

export interface EventFactsProps {
  detectionId: string;
  event: EvidenceEvent;
}

/** All that one event says, and the vendor's own payload on demand. */
export function EventFacts({ detectionId, event }: EventFactsProps) {
  const { from, to, direction } = event;
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-3">
      <KeyValueList
        items={[
          { label: 'Operation', value: event.vendorOperation, isMono: true },
          { label: 'Person', value: event.person },
          { label: 'Object', value: event.objectName, isMono: true },
          { label: 'Address', value: event.objectUrl && <ObjectLink url={event.objectUrl} /> },
          { label: 'Size', value: formatBytes(event.sizeBytes) },
          {
            label: 'Origin',
            value: from && <PlaceLine place={from} />,
          },
          {
            label: 'Destination',
            value: to && <PlaceLine place={to} />,
          },
          {
            label: 'Recipients',
            value: event.recipients.length > 0 && <Recipients event={event} />,
          },
          { label: 'Visibility', value: visibilityText(event) },
          { label: 'Category', value: event.category },
          { label: 'Direction', value: direction && DIRECTION_LABELS[direction] },
          { label: 'Outcome', value: event.outcome === 'unknown' ? null : event.outcome },
          { label: 'Device', value: event.device && <Device event={event} /> },
          { label: 'IP address', value: event.sourceIp, isMono: true },
          { label: 'Source', value: `${event.source} · ${event.stream}` },
          { label: 'Occurred', value: localDateTime(event.occurredAt, 'precise') },
          {
            label: 'Observed',
            value: event.observedAt && localDateTime(event.observedAt, 'precise'),
          },
          { label: 'Received', value: localDateTime(event.ingestedAt, 'precise') },
          { label: 'Event id', value: event.eventId, isMono: true },
        ].filter(({ value }) => value !== false)}
      />
      <RawPayload detectionId={detectionId} eventId={event.eventId} />
    </div>
  );
}

function ObjectLink({ url }: { url: string }) {
  const href = safeLink(url);
  if (href === null) return <span className="font-mono text-sm break-all">{url}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      className="break-all text-accent underline underline-offset-2"
    >
      {url}
    </a>
  );
}

/** Recipients shown before the rest is only counted. */
const SHOWN_RECIPIENTS = 12;

function Recipients({ event }: { event: EvidenceEvent }) {
  const rest = event.recipients.length - SHOWN_RECIPIENTS;
  return (
    <span className="flex flex-wrap gap-1">
      {event.recipients.slice(0, SHOWN_RECIPIENTS).map((recipient, index) => (
        <Badge key={index} tone={recipient.outside === 'yes' ? 'high' : 'neutral'}>
          {recipient.address ?? recipient.domain ?? recipient.kind}
          {recipient.outside === 'yes' && ' · outside'}
        </Badge>
      ))}
      {rest > 0 && <span className="text-ink-3">and {rest} more</span>}
    </span>
  );
}

function Device({ event }: { event: EvidenceEvent }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="font-mono text-sm">{event.device}</span>
      {event.deviceManaged === 'no' && <Badge tone="high">Unmanaged</Badge>}
      {event.deviceManaged === 'yes' && <Badge>Managed</Badge>}
    </span>
  );
}

function visibilityText({ visibilityBefore, visibilityAfter }: EvidenceEvent): string | null {
  const before = visibilityBefore && VISIBILITY_LABELS[visibilityBefore];
  const after = visibilityAfter && VISIBILITY_LABELS[visibilityAfter];
  if (before !== null && after !== null) return before === after ? after : `${before} → ${after}`;
  return after ?? before;
}

/** The vendor's payload, read only when asked for: the reading is audited. */
function RawPayload({ detectionId, eventId }: { detectionId: string; eventId: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const missing = useMissingReason('evidence:read');
  const { data, error, isLoading, mutate } = useRead(
    isAsked ? '/v1/detections/{detectionId}/events/{eventId}/raw' : null,
    { params: { detectionId, eventId } },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  if (!isAsked || isLoading) {
    return (
      <div>
        <Button
          size="sm"
          isBusy={isLoading}
          disabledReason={missing}
          onClick={() => setIsAsked(true)}
        >
          Raw payload
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return <ErrorPanel error={error} permission="evidence:read" onRetry={() => void mutate()} />;
  }
  return (
    <CodeBlock
      label="Raw payload"
      value={data.contentType === 'application/json' ? readable(data.payload) : data.payload}
    />
  );
}

/** JSON as a value, so that it is printed readably; what does not parse stays as it came. */
function readable(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
}
