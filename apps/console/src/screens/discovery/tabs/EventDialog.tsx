import type { EvidenceEvent } from '@waybill/contract';
import { Button, Dialog, formatBytes, KeyValueList, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../app/http/use-read.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { MakeDetectionDialog } from '../../../components/detection/manual/MakeDetectionDialog.tsx';
import { manualText } from '../../../components/detection/manual/manual.text.ts';
import { wordOf } from '../../../components/detection/word-of.ts';
import { localDateTime } from '../../../components/local-time.ts';
import { EventLinks } from '../../../components/lineage/EventLinks.tsx';
import { PlaceLine } from '../../../components/PlaceLine.tsx';
import { discoveryText } from '../discovery.text.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import { tabsText } from './tabs.text.ts';

export interface EventDialogProps {
  /** Null: closed. */
  event: EvidenceEvent | null;
  actions: Pick<FlowActions, 'openTrace'>;
  onClose: () => void;
}

/** All facts of one event. */
export function EventDialog({ event, actions, onClose }: EventDialogProps) {
  const text = textOf(tabsText);
  const missing = useMissingReason('detection:triage');
  const [made, setMade] = useState<EvidenceEvent | null>(null);
  if (made !== null) {
    return (
      <MakeDetectionDialog
        about={{ kind: 'event', eventId: made.eventId }}
        proposedTitle={titleOf(made)}
        onClose={() => {
          setMade(null);
          onClose();
        }}
      />
    );
  }
  return (
    <Dialog
      isOpen={event !== null}
      onClose={onClose}
      size="md"
      title={event?.action ? wordOf(event.action) : text.eventFacts}
      description={event === null ? undefined : localDateTime(event.occurredAt, 'precise')}
      actions={
        <>
          {event !== null && <TraceButton eventId={event.eventId} actions={actions} />}
          <Button disabledReason={missing} onClick={() => setMade(event)}>
            {textOf(manualText).make}
          </Button>
          <Button onClick={onClose}>{text.close}</Button>
        </>
      }
    >
      {event !== null && (
        <div className="flex flex-col gap-3">
          <EventLinks event={event} />
          <KeyValueList items={factsOf(event)} />
        </div>
      )}
    </Dialog>
  );
}

/** Links to the event's trace, once it is known to exist. */
function TraceButton({
  eventId,
  actions,
}: { eventId: string } & Pick<EventDialogProps, 'actions'>) {
  const text = textOf(tabsText);
  const { data, isLoading } = useRead('/v1/events/{eventId}/lineage', { params: { eventId } });
  const trace = data?.trace ?? null;
  return (
    <Button
      isBusy={isLoading}
      disabledReason={trace === null && !isLoading ? text.noEventTrace : undefined}
      onClick={() => trace && actions.openTrace(trace)}
    >
      {text.eventTrace}
    </Button>
  );
}

/** Default title of a detection from the event. */
function titleOf({ action, vendorOperation, objectName }: EvidenceEvent): string {
  const act = action === null ? vendorOperation : wordOf(action);
  return objectName === null ? act : `${act}: ${objectName}`;
}

function factsOf(event: EvidenceEvent) {
  const text = textOf(tabsText);
  const words = textOf(discoveryText);
  const { from, to, category, direction, outcome } = event;
  return [
    { label: text.operation, value: event.vendorOperation, isMono: true },
    { label: words.person, value: event.person },
    { label: text.object, value: event.objectName, isMono: true },
    { label: text.size, value: formatBytes(event.sizeBytes) },
    { label: words.origin, value: from && <PlaceLine place={from} /> },
    { label: words.destination, value: to && <PlaceLine place={to} /> },
    { label: text.recipients, value: recipientsOf(event) },
    { label: words.category, value: category && wordOf(category) },
    { label: words.direction, value: direction && wordOf(direction) },
    { label: text.outcome, value: outcome === 'unknown' ? null : wordOf(outcome) },
    { label: text.device, value: event.device, isMono: true },
    { label: text.source, value: `${event.source} · ${event.stream}` },
    { label: text.id, value: event.eventId, isMono: true },
  ];
}

function recipientsOf({ recipients }: EvidenceEvent): string | null {
  const named = recipients.map(({ address, domain, kind }) => address ?? domain ?? kind);
  return named.length === 0 ? null : named.join(', ');
}
