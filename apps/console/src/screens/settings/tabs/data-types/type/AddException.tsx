import type { DataTypeDetail } from '@waybill/contract';
import { Button, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { AddExceptionDialog } from './AddExceptionDialog.tsx';
import { typeText } from './type.text.ts';

/** The way to an exception that comes from no detection. */
export function AddException({ type }: { type: DataTypeDetail }) {
  const text = textOf(typeText);
  const missing = useMissingReason('data-type:manage');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" disabledReason={missing} onClick={() => setIsOpen(true)}>
        {text.addException}
      </Button>
      {isOpen && <AddExceptionDialog type={type} onClose={() => setIsOpen(false)} />}
    </>
  );
}
