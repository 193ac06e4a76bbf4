import { useMemo, useState } from 'react';
import { useNavigator } from '../../../../../app/navigation/use-navigator.ts';
import { withParams } from '../integrations-address.ts';
import { useIntegrationsPlace } from '../use-integrations-place.ts';
import type { SourceFilter } from './source-facts.ts';

/** The filter is in the address. Typed text is held here until it is there. */
export function useSourceFilter(): [SourceFilter, (change: Partial<SourceFilter>) => void] {
  const { search, kind, isConnectedOnly } = useIntegrationsPlace();
  const { setParams, setParamsDelayed } = useNavigator();
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    setTyped(search);
  }
  const filter = useMemo(
    () => ({ search: typed, kind, isConnectedOnly }),
    [typed, kind, isConnectedOnly],
  );
  function change(part: Partial<SourceFilter>): void {
    const next = { ...filter, ...part };
    setTyped(next.search);
    const params = (shown: URLSearchParams): URLSearchParams =>
      withParams(shown, {
        q: next.search,
        kind: next.kind,
        connected: next.isConnectedOnly ? '1' : null,
      });
    if (part.search === undefined) setParams(params, { replace: true });
    else setParamsDelayed(params, { replace: true });
  }
  return [filter, change];
}
