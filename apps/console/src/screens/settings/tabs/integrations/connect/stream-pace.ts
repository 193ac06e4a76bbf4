import type { StreamDescription } from '@waybill/contract';
import { formatDuration, textOf } from '@waybill/ui';
import { sourceWordsText } from '../words/source-words.text.ts';
import { connectText } from './connect.text.ts';

/** A stream's data, transport and frequency, as text. */
export function streamPace({ kind, transport, everySec }: StreamDescription): string {
  const text = textOf(connectText);
  const isSent = transport === 'webhook' || transport === 'syslog' || transport === 'agent';
  return [
    kind === 'entities' ? text.entitiesStream : text.eventsStream,
    textOf(sourceWordsText)[transport],
    isSent ? text.asItComes : text.every(formatDuration(everySec * 1000)),
  ].join(' · ');
}
