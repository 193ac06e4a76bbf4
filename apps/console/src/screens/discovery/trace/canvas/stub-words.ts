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

/** What opening or closing is called, short and in full; null: there is nothing to open or to close. */
export function stubWords({
  direction,
  version,
  stub,
}: StubOf): { short: string; full: string } | null {
  const text = textOf(traceText);
  const short = stub.isOpen
    ? direction === 'up'
      ? text.lessUpstream
      : text.lessDownstream
    : direction === 'up'
      ? text.upstream(stub.hidden)
      : text.downstream(stub.hidden);
  const isEmpty = !stub.isOpen && stub.hidden === 0;
  return isEmpty ? null : { short, full: text.stubOf(short, versionName(version)) };
}
