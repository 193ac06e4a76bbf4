import { Badge, Button, ErrorState, Panel, SkeletonRows, toast } from '@waybill/ui';
import { useCallback, useState } from 'react';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { callProvider } from '../../login/provider-call.ts';
import { Line } from './Line.tsx';
import { Lines } from './Lines.tsx';
import { useProfileTools } from './profile-sdk.ts';
import { useProviderRead } from './use-provider-read.ts';

/** The organisations of somebody who belongs to several; nothing for everybody else. */
export function TenantPanel() {
  const { tenantIds } = useProfileTools();
  return tenantIds.length < 2 ? null : <Tenants />;
}

function Tenants() {
  const { sdk, tenantIds, restart } = useProfileTools();
  const { tenant } = useSessionInfo();
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const { reading, reload } = useProviderRead(
    useCallback(() => sdk.myTenants([...tenantIds]), [sdk, tenantIds]),
  );

  async function change(id: string) {
    setGoingTo(id);
    const result = await callProvider('other', () => sdk.selectTenant(id));
    if ('data' in result) {
      restart();
      return;
    }
    setGoingTo(null);
    toast({ variant: 'error', title: result.failure.message });
  }

  return (
    <Panel title="Organisations">
      {reading === null && (
        <SkeletonRows rows={tenantIds.length} columns={2} label="Loading your organisations" />
      )}
      {reading !== null && 'failure' in reading && (
        <ErrorState title={reading.failure.message} onRetry={reload} />
      )}
      {reading !== null && 'data' in reading && (
        <Lines>
          {reading.data.tenants.map(({ id, name }) => (
            <Line key={id} title={name} text={<code className="font-mono">{id}</code>}>
              {id === tenant.tenantId ? (
                <Badge tone="accent">This one</Badge>
              ) : (
                <Button
                  isBusy={goingTo === id}
                  disabledReason={
                    goingTo !== null && goingTo !== id ? 'Changing already' : undefined
                  }
                  onClick={() => void change(id)}
                >
                  Change to {name}
                </Button>
              )}
            </Line>
          ))}
        </Lines>
      )}
    </Panel>
  );
}
