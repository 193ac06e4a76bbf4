import { Badge, Button, ErrorState, Panel, SkeletonRows, textOf, toast } from '@waybill/ui';
import { useCallback, useState } from 'react';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { switchTenant } from '../../app/session/switch-tenant.ts';
import { Line } from './Line.tsx';
import { Lines } from './Lines.tsx';
import { profileText } from './profile.text.ts';
import { useProfileTools } from './profile-sdk.ts';
import { useProviderRead } from './use-provider-read.ts';

/** The organisations of a member of several; empty otherwise. */
export function TenantPanel() {
  const { tenantIds } = useProfileTools();
  return tenantIds.length < 2 ? null : <Tenants />;
}

function Tenants() {
  const text = textOf(profileText);
  const { sdk, tenantIds, restart } = useProfileTools();
  const { tenant } = useSessionInfo();
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const { reading, reload } = useProviderRead(
    useCallback(() => sdk.myTenants([...tenantIds]), [sdk, tenantIds]),
  );

  async function change(id: string) {
    setGoingTo(id);
    const failure = await switchTenant(sdk, id, restart);
    if (failure === null) return;
    setGoingTo(null);
    toast({ variant: 'error', title: failure.message });
  }

  return (
    <Panel title={text.organisations}>
      {reading === null && (
        <SkeletonRows rows={tenantIds.length} columns={2} label={text.loadingOrganisations} />
      )}
      {reading !== null && 'failure' in reading && (
        <ErrorState title={reading.failure.message} onRetry={reload} />
      )}
      {reading !== null && 'data' in reading && (
        <Lines>
          {reading.data.tenants.map(({ id, name }) => (
            <Line key={id} title={name} text={<code className="font-mono">{id}</code>}>
              {id === tenant.tenantId ? (
                <Badge tone="accent">{text.thisOne}</Badge>
              ) : (
                <Button
                  isBusy={goingTo === id}
                  disabledReason={
                    goingTo !== null && goingTo !== id ? text.changingAlready : undefined
                  }
                  onClick={() => void change(id)}
                >
                  {text.changeTo(name)}
                </Button>
              )}
            </Line>
          ))}
        </Lines>
      )}
    </Panel>
  );
}
