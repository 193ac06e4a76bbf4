import type { DataTypeDetail, UploadResult } from '@waybill/contract';
import { formatBytes, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { tellFailure } from '../../../../../app/http/tell-failure.ts';
import { fillPath, readPath } from '../../../../../app/http/build-path.ts';
import { sendFile } from '../send-file.ts';
import { editorText } from './editor.text.ts';

const MOST_BYTES = 67_108_864;

/** A file on its way. */
export interface Sending {
  name: string;
  /** Bytes. */
  sent: number;
  total: number;
}

/** Sends files one at a time: each upload needs the revision created by the previous one. */
export function useUpload({ dataTypeId, rev }: DataTypeDetail, what: 'rows' | 'templates') {
  const text = textOf(editorText);
  const { mutate } = useSWRConfig();
  const [sending, setSending] = useState<Sending | null>(null);
  const [result, setResult] = useState<UploadResult | null>(null);
  const params = { dataTypeId };

  async function upload(files: readonly File[]): Promise<void> {
    const tooLarge = files.find(({ size }) => size > MOST_BYTES);
    if (tooLarge !== undefined) {
      const title = text.tooLarge(tooLarge.name, formatBytes(MOST_BYTES) ?? '');
      toast({ variant: 'error', title });
      return;
    }
    let seen = rev;
    try {
      for (const file of files) {
        const tell = (sent: number) => setSending({ name: file.name, sent, total: file.size });
        tell(0);
        const path = fillPath(`/v1/data-types/{dataTypeId}/${what}`, {
          params,
          query: { rev: seen },
        });
        const sent = await sendFile<UploadResult>(
          what === 'rows' ? 'PUT' : 'POST',
          path,
          file,
          tell,
        );
        if (sent === undefined) break;
        seen = sent.rev;
        setResult(sent);
      }
    } catch (error) {
      tellFailure(error);
    } finally {
      setSending(null);
      await mutate(readPath('/v1/data-types/{dataTypeId}', { params }));
    }
  }
  return { sending, result, upload };
}
