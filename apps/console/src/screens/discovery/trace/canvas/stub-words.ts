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
  const name = versionName(version);
  if (stub.isOpen) {
    return direction === 'up'
      ? { short: text.lessUpstream, full: text.hideUpstream(name) }
      : { short: text.lessDownstream, full: text.hideDownstream(name) };
  }
  if (stub.hidden === 0) return null;
  return direction === 'up'
    ? { short: text.upstream(stub.hidden), full: text.showUpstream(stub.hidden, name) }
    : { short: text.downstream(stub.hidden), full: text.showDownstream(stub.hidden, name) };
}
