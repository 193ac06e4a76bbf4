import type { LineageVersion } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import type { Stub } from '../graph/drawn-graph.ts';
import { versionName } from '../graph/node-words.ts';
import type { Direction } from '../state/trace-view.ts';
import { traceText } from '../trace.text.ts';

export interface StubOf {
  direction: Direction;
  version: LineageVersion;
  stub: Stub;
}

/** Counting limit of the server for neighbours: this many means this many or more. */
const COUNTED = 1000;

/** Label for opening or closing, short and in full; null: nothing to open or close. */
export function stubWords({
  direction,
  version,
  stub,
}: StubOf): { short: string; full: string } | null {
  const text = textOf(traceText);
  const hasMore = version[direction] >= COUNTED;
  const short = stub.isOpen
    ? direction === 'up'
      ? text.lessUpstream
      : text.lessDownstream
    : direction === 'up'
      ? text.upstream(stub.hidden, hasMore)
      : text.downstream(stub.hidden, hasMore);
  const isEmpty = !stub.isOpen && stub.hidden === 0;
  return isEmpty ? null : { short, full: text.stubOf(short, versionName(version)) };
}
