import type { DeliveryMethod } from '../messages/message.ts';

/** Proof of the holder of a message, as in `amr`; none if no message was sent. */
export function proofOf(delivery: DeliveryMethod | null): string[] {
  return delivery === null ? [] : [delivery];
}
