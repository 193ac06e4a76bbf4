import type { AuditVerification, ExportedAuditHead } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { describeError } from '../../../../app/http/api-error.ts';
import { change } from '../../../../app/http/api.ts';
import { tabText } from './tab.text.ts';

/** Verifies the log, alone or against an exported head. */
export function useVerify(onVerified: (result: AuditVerification) => Promise<unknown>) {
  const text = textOf(tabText);
  const [isBusy, setIsBusy] = useState(false);

  async function verify(head?: ExportedAuditHead): Promise<void> {
    setIsBusy(true);
    try {
      const result = await change('POST', '/v1/audit/verify', { body: head ? { head } : {} });
      if (result === undefined) return;
      await onVerified(result);
      const { integrity, completeness } = result.verdict;
      const isValid = integrity === null && completeness === null;
      toast({ variant: isValid ? 'success' : 'error', title: text.verified });
    } catch (failure) {
      toast({ variant: 'error', title: describeError(failure).title });
    } finally {
      setIsBusy(false);
    }
  }

  /** The server checks what the file holds. */
  async function verifyWithFile(file: File): Promise<void> {
    let head: ExportedAuditHead;
    try {
      head = JSON.parse(await file.text());
    } catch {
      toast({ variant: 'error', title: text.headInvalid });
      return;
    }
    await verify(head);
  }

  return { isBusy, verify, verifyWithFile };
}
