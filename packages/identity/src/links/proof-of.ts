import type { DeliveryMethod } from '../messages/message.ts';

/** What the holder of a message has proved, as `amr` names it; nothing when no one sent it. */
export function proofOf(delivery: DeliveryMethod | null): string[] {
  return delivery === null ? [] : [delivery];
}
