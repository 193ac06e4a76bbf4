import { isRecord } from '@waybill/connectors/kit/field';
import { CollectFailure } from '../../collect-failure.ts';
import { decodeRecords } from '../../decode-records.ts';
import { headerValue, type DeliveredHeaders } from './header-value.ts';
import type { Push } from './verify-delivery.ts';

/** A verified delivery. */
export interface GenuineDelivery {
  headers: DeliveredHeaders;
  rawBody: Uint8Array;
  /** Time of receipt, epoch milliseconds. */
  now: number;
}

/**
 * The records of a delivered body, with the declared members from headers and the time of receipt; a
 * record's own member with such a name stays. Null if the body is not JSON, or not as declared: it is
 * then stored as received.
 */
export function deliveredRecords(
  push: Push,
  { headers, rawBody, now }: GenuineDelivery,
): Record<string, unknown>[] | null {
  const answer = { status: 200, headers: new Headers(), url: '', bytes: rawBody };
  const reading = { decode: 'json', compression: 'gzip', absentWhenEmpty: false } as const;
  const added = Object.fromEntries(
    Object.entries(push.headers ?? {}).flatMap(([member, name]) => {
      const value = headerValue(headers, name);
      return value === null ? [] : [[member, value] as const];
    }),
  );
  const moment =
    push.receivedAt === undefined ? {} : { [push.receivedAt]: new Date(now).toISOString() };
  try {
    const { list } = decodeRecords(answer, { ...reading, path: push.records });
    return [...list].filter(isRecord).map((record) => ({ ...moment, ...added, ...record }));
  } catch (error) {
    if (error instanceof CollectFailure) return null;
    throw error;
  }
}
