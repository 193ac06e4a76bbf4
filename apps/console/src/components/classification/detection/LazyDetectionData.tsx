import { SkeletonRows, textOf } from '@waybill/ui';
import { lazy, Suspense, type ComponentProps } from 'react';
import { loadChunk } from '../../../app/screens/load-chunk.ts';
import { detectionDataText } from './detection-data.text.ts';

const DetectionData = lazy(async () => {
  const load = () => import('./DetectionData.tsx');
  return { default: (await loadChunk('detection data', load)).DetectionData };
});

/** The data of a detection, whose code is loaded when a detection is open: lists work without it. */
export function LazyDetectionData(props: ComponentProps<typeof DetectionData>) {
  return (
    <Suspense
      fallback={<SkeletonRows rows={2} columns={2} label={textOf(detectionDataText).loading} />}
    >
      <DetectionData {...props} />
    </Suspense>
  );
}
