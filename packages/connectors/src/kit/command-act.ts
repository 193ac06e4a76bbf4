import type { EventAction, Movement, Place } from '@waybill/contract';
import { commandTransfer } from './command-transfer.ts';
import { OWN_DEVICE } from './destination-place.ts';

/** How a transferring command line changes a process start. */
interface CommandAct {
  action: EventAction;
  movement: Movement;
  origin: Place | null;
  destination: Place | null;
}

/** The action of a command line by its text; null if it does not visibly transfer anything. */
export function commandAct(commandLine: unknown): CommandAct | null {
  const transfer = commandTransfer(commandLine);
  if (transfer === null) return null;
  const { movement, place } = transfer;
  return movement === 'upload'
    ? { action: 'CLI', movement, origin: OWN_DEVICE, destination: place }
    : { action: 'CLI', movement, origin: place, destination: OWN_DEVICE };
}
