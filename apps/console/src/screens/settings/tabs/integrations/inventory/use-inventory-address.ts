import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useNavigator } from '../../../../../app/navigation/use-navigator.ts';
import { withParams } from '../integrations-address.ts';

/** State of people and devices in the address, by parameter name. */
export type IdentityParam = 'person' | 'device';

const VIEW_OF = { person: 'people', device: 'devices' } as const;

/** Address of an identity's panel, in its own view. */
export function identityHref(param: IdentityParam, identityId: string): string {
  return `?${new URLSearchParams({ view: VIEW_OF[param], [param]: identityId }).toString()}`;
}

export interface InventoryAddress {
  /** Text that is searched for. */
  q: string;
  /** The identity whose panel is open. */
  selectedId: string | null;
  search: (text: string) => void;
  open: (identityId: string) => void;
  /** The panel follows the row while someone walks through the list. */
  walkTo: (identityId: string) => void;
  close: () => void;
  /** The open panel switches to another identity, if it still shows this one. */
  follow: (fromId: string, toId: string) => void;
}

/** The search and the open panel of a list of people or devices, as the address has them. */
export function useInventoryAddress(param: IdentityParam): InventoryAddress {
  const { search } = useLocation();
  const { setParams, setParamsDelayed, cancelDelayed } = useNavigator();
  return useMemo(() => {
    const params = new URLSearchParams(search);
    return {
      q: params.get('q') ?? '',
      selectedId: params.get(param),
      search: (text) =>
        setParamsDelayed((shown) => withParams(shown, { q: text.trim() }), { replace: true }),
      open: (identityId) => setParams((shown) => withParams(shown, { [param]: identityId })),
      walkTo: (identityId) =>
        setParamsDelayed((shown) => withParams(shown, { [param]: identityId }), { replace: true }),
      close: () => {
        cancelDelayed();
        setParams((shown) => withParams(shown, { [param]: null }));
      },
      follow: (fromId, toId) =>
        setParams(
          (shown) => (shown.get(param) === fromId ? withParams(shown, { [param]: toId }) : shown),
          {
            replace: true,
          },
        ),
    };
  }, [search, param, setParams, setParamsDelayed, cancelDelayed]);
}
