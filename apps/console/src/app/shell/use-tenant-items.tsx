import { toast, type MenuItem } from '@waybill/ui';
import { Icon } from '../../components/icons.ts';
import { useSessionInfo } from '../session/session-context.ts';
import { switchTenant } from '../session/switch-tenant.ts';
import { useShellSdk } from './shell-sdk.ts';

/** Menu lines for members of several organisations; none otherwise. */
export function useTenantItems(): MenuItem[] {
  const sdk = useShellSdk();
  const { tenant, tenants } = useSessionInfo();
  if (tenants.length < 2) return [];
  return tenants.map(({ tenantId, name }) => ({
    key: tenantId,
    label: name,
    icon: <Icon.organisation aria-hidden />,
    isChecked: tenantId === tenant.tenantId,
    onSelect: () => {
      if (tenantId === tenant.tenantId) return;
      void switchTenant(sdk, tenantId).then((failure) => {
        if (failure !== null) toast({ variant: 'error', title: failure.message });
      });
    },
  }));
}
