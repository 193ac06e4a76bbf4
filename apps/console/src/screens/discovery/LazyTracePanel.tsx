import { SkeletonRows, textOf } from '@waybill/ui';
import { lazy, Suspense, type ComponentProps } from 'react';
import { loadChunk } from '../../app/screens/load-chunk.ts';
import { discoveryText } from './discovery.text.ts';

const TracePanel = lazy(async () => {
  const load = () => import('./trace/TracePanel.tsx');
  return { default: (await loadChunk('traces', load)).TracePanel };
});

/** The trace of a pair, whose code is loaded on demand: the map works without it. */
export function LazyTracePanel(props: ComponentProps<typeof TracePanel>) {
  return (
    <Suspense
      fallback={<SkeletonRows rows={8} columns={4} label={textOf(discoveryText).tracing} />}
    >
      <TracePanel {...props} />
    </Suspense>
  );
}
