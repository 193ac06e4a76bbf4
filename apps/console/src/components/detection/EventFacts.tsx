import type { EvidenceEvent } from '@waybill/contract';
import {
  Badge,
  Button,
  CodeBlock,
  formatBytes,
  KeyValueList,
  textOf,
  visibleText,
} from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../app/http/use-read.ts';
import { useMissingReason } from '../../app/session/session-context.ts';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { localDateTime } from '../local-time.ts';
import { EventLinks } from '../lineage/EventLinks.tsx';
import { PlaceLine } from '../PlaceLine.tsx';
import { safeLink } from '../safe-link.ts';
import { detectionText } from './detection.text.ts';
import { wordOf } from './word-of.ts';

export interface EventFactsProps {
  /** The detection that gives access to the vendor's payload; null: not offered. */
  detectionId: string | null;
  event: EvidenceEvent;
}

/** Links of the event, and the vendor's payload. */
function Further({ detectionId, event }: { detectionId: string; event: EvidenceEvent }) {
  return (
    <>
      <EventLinks event={event} />
      <RawPayload detectionId={detectionId} eventId={event.eventId} />
    </>
  );
}

/** All facts of one event, and the vendor's payload on demand. */
export function EventFacts({ detectionId, event }: EventFactsProps) {
  const text = textOf(detectionText);
  const { from, to, direction } = event;
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-3">
      <KeyValueList
        items={[
          { label: text.operation, value: event.vendorOperation, isMono: true },
          { label: text.person, value: event.person },
          {
            label: text.object,
            value: event.objectName === null ? null : visibleText(event.objectName),
            isMono: true,
          },
          { label: text.address, value: event.objectUrl && <ObjectLink url={event.objectUrl} /> },
          { label: text.size, value: formatBytes(event.sizeBytes) },
          {
            label: text.origin,
            value: from && <PlaceLine place={from} />,
          },
          {
            label: text.destination,
            value: to && <PlaceLine place={to} />,
          },
          {
            label: text.recipients,
            value: event.recipients.length > 0 && <Recipients event={event} />,
          },
          { label: text.visibility, value: visibilityText(event) },
          { label: text.category, value: event.category && wordOf(event.category) },
          { label: text.direction, value: direction && wordOf(direction) },
          {
            label: text.outcome,
            value: event.outcome === 'unknown' ? null : wordOf(event.outcome),
          },
          { label: text.device, value: event.device && <Device event={event} /> },
          { label: text.ipAddress, value: event.sourceIp, isMono: true },
          { label: text.source, value: `${event.source} · ${event.stream}` },
          { label: text.occurred, value: localDateTime(event.occurredAt, 'precise') },
          {
            label: text.observed,
            value: event.observedAt && localDateTime(event.observedAt, 'precise'),
          },
          { label: text.received, value: localDateTime(event.ingestedAt, 'precise') },
          { label: text.eventId, value: event.eventId, isMono: true },
        ].filter(({ value }) => value !== false)}
      />
      {detectionId !== null && <Further detectionId={detectionId} event={event} />}
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
  const text = textOf(detectionText);
  const rest = event.recipients.length - SHOWN_RECIPIENTS;
  return (
    <span className="flex flex-wrap gap-1">
      {event.recipients.slice(0, SHOWN_RECIPIENTS).map((recipient, index) => (
        <Badge key={index} tone={recipient.outside === 'yes' ? 'high' : 'neutral'}>
          {recipient.address ?? recipient.domain ?? recipient.kind}
          {recipient.outside === 'yes' && ` · ${text.outside}`}
        </Badge>
      ))}
      {rest > 0 && <span className="text-ink-3">{text.andMore(rest)}</span>}
    </span>
  );
}

function Device({ event }: { event: EvidenceEvent }) {
  const text = textOf(detectionText);
  return (
    <span className="inline-flex items-center gap-2">
      <span className="font-mono text-sm">{event.device}</span>
      {event.deviceManaged === 'no' && <Badge tone="high">{text.unmanaged}</Badge>}
      {event.deviceManaged === 'yes' && <Badge>{text.managed}</Badge>}
    </span>
  );
}

function visibilityText({ visibilityBefore, visibilityAfter }: EvidenceEvent): string | null {
  const before = visibilityBefore && wordOf(visibilityBefore);
  const after = visibilityAfter && wordOf(visibilityAfter);
  if (before !== null && after !== null)
    return before === after ? after : textOf(detectionText).visibilityChange(before, after);
  return after ?? before;
}

/** The vendor's payload, loaded only on demand: access is audited. */
function RawPayload({ detectionId, eventId }: { detectionId: string; eventId: string }) {
  const text = textOf(detectionText);
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
          {text.rawPayload}
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return <ErrorPanel error={error} permission="evidence:read" onRetry={() => void mutate()} />;
  }
  return (
    <CodeBlock
      label={text.rawPayload}
      value={data.contentType === 'application/json' ? readable(data.payload) : data.payload}
    />
  );
}

/** JSON as a value for pretty-printing; invalid JSON stays as received. */
function readable(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
}
