import { SkeletonRows } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { OrganisationForm } from './OrganisationForm.tsx';

/** Name of the organisation and what it calls its own. */
export function GeneralTab() {
  const { data, error, isValidating, mutate } = useRead('/v1/settings/organisation', undefined, {
    // A form being edited must not be read anew under the hands.
    revalidateOnFocus: false,
  });
  const [savedRev, setSavedRev] = useState<number | null>(null);
  if (data !== undefined) {
    return (
      <OrganisationForm
        key={data.rev}
        saved={data}
        // A new revision is a new form: the one that was saved had the focus.
        takesFocus={data.rev === savedRev}
        onSaved={(next) => {
          setSavedRev(next.rev);
          return mutate(next, false);
        }}
        onReload={() => mutate()}
      />
    );
  }
  if (error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="setting:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  return <SkeletonRows rows={6} columns={2} />;
}
