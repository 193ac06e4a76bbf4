import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ParamOptions } from '../../../../app/navigation/create-navigator.ts';
import { useNavigator } from '../../../../app/navigation/use-navigator.ts';
import { readTraceView, withTraceView, type TraceView } from './trace-view.ts';

/** The trace's state from the address, and functions to change it. */
export function useTraceView(): {
  view: TraceView;
  change: (change: Partial<TraceView>, options?: ParamOptions) => void;
  /** The same 100 ms later, for dragging. */
  changeDelayed: (change: Partial<TraceView>) => void;
} {
  const [params] = useSearchParams();
  const { setParams, setParamsDelayed } = useNavigator();
  return useMemo(
    () => ({
      view: readTraceView(params),
      change: (change, options) => setParams((shown) => withTraceView(shown, change), options),
      changeDelayed: (change) => setParamsDelayed((shown) => withTraceView(shown, change)),
    }),
    [params, setParams, setParamsDelayed],
  );
}
