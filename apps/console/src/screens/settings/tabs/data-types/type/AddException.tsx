import type { DataTypeDetail } from '@waybill/contract';
import { Button, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { readTuning, withoutTuning } from '../../../../../components/policy/tuning-address.ts';
import { AddExceptionDialog } from './AddExceptionDialog.tsx';
import { typeText } from './type.text.ts';

/** Opens an exception; prefilled from the detection in the address. */
export function AddException({ type }: { type: DataTypeDetail }) {
  const text = textOf(typeText);
  const missing = useMissingReason('data-type:manage');
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useSearchParams();
  const asked = missing === undefined ? readTuning(search) : null;
  const { data: detection } = useRead(asked === null ? null : '/v1/detections/{detectionId}', {
    params: { detectionId: asked?.detectionId ?? '' },
  });
  function close() {
    setIsOpen(false);
    if (asked !== null) setSearch(withoutTuning(search), { replace: true });
  }
  return (
    <>
      <Button size="sm" disabledReason={missing} onClick={() => setIsOpen(true)}>
        {text.addException}
      </Button>
      {detection !== undefined ? (
        <AddExceptionDialog type={type} detection={detection} onClose={close} />
      ) : (
        isOpen && <AddExceptionDialog type={type} detection={null} onClose={close} />
      )}
    </>
  );
}
