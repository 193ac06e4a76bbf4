import { BUILT_IN_VIEWS, DEFAULT_VIEW } from '@waybill/contract/saved-views';
import { Navigate } from 'react-router';
import { useRead } from '../../app/http/use-read.ts';
import { builtInAddress } from './views/built-in-views.ts';
import { viewAddress } from './views/view-address.ts';

/** Default of an address without a filter: the reader's chosen view, else open work. */
export function DefaultView() {
  const { data, error } = useRead('/v1/preferences', undefined, { revalidateOnFocus: false });
  if (data === undefined && error === undefined) return null;
  return <ChosenView chosen={data?.defaultView ?? DEFAULT_VIEW} />;
}

function ChosenView({ chosen }: { chosen: string }) {
  const builtIn = BUILT_IN_VIEWS.find(({ id }) => id === chosen);
  const views = useRead(builtIn === undefined ? '/v1/saved-views' : null, undefined, {
    revalidateOnFocus: false,
  });
  if (builtIn !== undefined) return <Navigate replace to={builtInAddress(builtIn.query)} />;
  if (views.data === undefined && views.error === undefined) return null;
  const saved = views.data?.items.find(({ viewId }) => viewId === chosen);
  // A deleted view opens nothing.
  const fallback = BUILT_IN_VIEWS.find(({ id }) => id === DEFAULT_VIEW);
  return (
    <Navigate replace to={saved ? viewAddress(saved) : builtInAddress(fallback?.query ?? '')} />
  );
}
