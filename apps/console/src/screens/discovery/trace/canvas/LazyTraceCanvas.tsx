import { Skeleton, textOf } from '@waybill/ui';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../../app/screens/load-chunk.ts';
import { traceText } from '../trace.text.ts';
import type { TraceCanvasProps } from './TraceCanvas.tsx';

const TraceCanvas = lazy(async () => {
  const load = () => import('./TraceCanvas.tsx');
  return { default: (await loadChunk('the drawing of traces', load)).TraceCanvas };
});

/** The drawing, whose code and library are fetched when a trace is open. */
export function LazyTraceCanvas(props: TraceCanvasProps) {
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={textOf(traceText).loading} className="flex-1 p-6">
          <Skeleton className="h-full w-full" />
        </div>
      }
    >
      <TraceCanvas {...props} />
    </Suspense>
  );
}
