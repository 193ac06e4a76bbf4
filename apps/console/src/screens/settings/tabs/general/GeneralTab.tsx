import { SkeletonRows } from '@waybill/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { readTuning } from '../../../../components/policy/tuning-address.ts';
import { OrganisationForm } from './OrganisationForm.tsx';
import { WorkingTimePanels } from './working-time/WorkingTimePanels.tsx';

/** The organisation: what it calls its own, and when it works. */
export function GeneralTab() {
  return (
    <div className="flex flex-col gap-4">
      <Organisation />
      <WorkingTimePanels />
    </div>
  );
}

function Organisation() {
  const { data, error, isValidating, mutate } = useRead('/v1/settings/organisation', undefined, {
    // A form must not be reread while being edited.
    revalidateOnFocus: false,
  });
  const proposed = useProposed();
  const [savedRev, setSavedRev] = useState<number | null>(null);
  if (data !== undefined && proposed !== undefined) {
    return (
      <OrganisationForm
        key={data.rev}
        saved={data}
        proposed={savedRev === null ? proposed : null}
        // A new revision is a new form: the saved one had the focus.
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

/** Destination of the detection in the address; undefined while loading. */
function useProposed() {
  const [search] = useSearchParams();
  const asked = readTuning(search);
  const { data, error } = useRead(asked === null ? null : '/v1/detections/{detectionId}', {
    params: { detectionId: asked?.detectionId ?? '' },
  });
  return asked === null || error !== undefined ? null : data === undefined ? undefined : data.to;
}
