import { SkeletonRows, textOf } from '@waybill/ui';
import { lazy, Suspense, type ComponentProps } from 'react';
import { loadChunk } from '../../../app/screens/load-chunk.ts';
import { casesText } from '../../../components/cases/cases.text.ts';

const CasesView = lazy(async () => ({
  default: (await loadChunk('cases', () => import('./CasesView.tsx'))).CasesView,
}));

/** The cases, whose code is loaded on demand: the list of detections works without it. */
export function LazyCasesView(props: ComponentProps<typeof CasesView>) {
  return (
    <Suspense fallback={<SkeletonRows rows={10} columns={4} label={textOf(casesText).cases} />}>
      <CasesView {...props} />
    </Suspense>
  );
}
