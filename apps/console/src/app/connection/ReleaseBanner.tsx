import { Button, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Icon } from '../../components/icons.ts';
import { SlimBanner } from '../../components/SlimBanner.tsx';
import { connectionText } from './connection.text.ts';
import { useNewRelease } from './use-new-release.ts';

/** Offers the new version after an update. Never reloads on its own: someone may be typing. */
export function ReleaseBanner() {
  const isNew = useNewRelease();
  const [isPutOff, setIsPutOff] = useState(false);
  const text = textOf(connectionText);
  if (!isNew || isPutOff) return null;
  return (
    <SlimBanner
      label={text.update}
      icon={<Icon.refresh />}
      actions={
        <>
          <Button size="sm" variant="ghost" onClick={() => setIsPutOff(true)}>
            {text.later}
          </Button>
          <Button size="sm" variant="primary" onClick={() => window.location.reload()}>
            {text.reload}
          </Button>
        </>
      }
    >
      <b className="font-semibold">{text.updated}</b>{' '}
      <span className="max-sm:hidden">{text.updatedDetail}</span>
    </SlimBanner>
  );
}
