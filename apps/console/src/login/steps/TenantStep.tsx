import { Button, SkeletonRows, textOf } from '@waybill/ui';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/icons.ts';
import { FormError } from '../FormError.tsx';
import { chooseTenant } from '../finish-sign-in.ts';
import { askProvider } from '../provider-call.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { useAttempt } from '../use-attempt.ts';
import { SignOutLink } from './SignOutLink.tsx';
import { loginText } from '../login.text.ts';
import { stepsText } from './steps.text.ts';

interface Tenant {
  id: string;
  name: string;
}

/** A member of several organisations chooses the one for the session. */
export function TenantStep({ step }: { step: Extract<Step, { name: 'tenant' }> }) {
  const { tools } = useSignInPage();
  const { sdk } = tools;
  const { tenantIds } = step;
  const attempt = useAttempt();
  const [tenants, setTenants] = useState<readonly Tenant[] | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void askProvider('other', () => sdk.myTenants([...tenantIds])).then((result) => {
      if (!isCurrent) return;
      // Ids are an acceptable fallback for missing names.
      const ids = tenantIds.map((id) => ({ id, name: id }));
      setTenants('data' in result ? result.data.tenants : ids);
    });
    return () => {
      isCurrent = false;
    };
  }, [sdk, tenantIds]);

  const failure = attempt.faultAt('form');
  return (
    <div className="flex flex-col gap-4">
      {failure !== undefined && <FormError>{failure}</FormError>}
      {tenants === null ? (
        <SkeletonRows
          rows={tenantIds.length}
          columns={1}
          label={textOf(stepsText).loadingTenants}
        />
      ) : (
        <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto p-px">
          {tenants.map(({ id, name }) => (
            <li key={id}>
              <Button
                className="w-full justify-between!"
                disabledReason={attempt.isBusy ? textOf(loginText).oneMoment : undefined}
                onClick={() => void attempt.run(() => chooseTenant(tools, id))}
              >
                <span className="truncate">{name}</span>
                <Icon.next aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SignOutLink />
    </div>
  );
}
