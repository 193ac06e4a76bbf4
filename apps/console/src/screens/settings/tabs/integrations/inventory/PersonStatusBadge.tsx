import type { PersonStatus } from '@waybill/contract';
import { Badge, textOf, type Tone } from '@waybill/ui';
import { inventoryText } from '../inventory.text.ts';

const TONE: Record<PersonStatus, Tone> = {
  active: 'ok',
  suspended: 'medium',
  left: 'neutral',
  unknown: 'neutral',
};

/** Whether someone works here, according to the source with the highest priority. */
export function PersonStatusBadge({ status }: { status: PersonStatus }) {
  return <Badge tone={TONE[status]}>{textOf(inventoryText)[status]}</Badge>;
}
