import type { DataTypeChange, DataTypeEffect } from '@waybill/contract';
import { Skeleton, textOf } from '@waybill/ui';
import { useEffect, useState } from 'react';
import { change as send } from '../../../../../app/http/api.ts';
import { describeError } from '../../../../../app/http/api-error.ts';
import { editorText } from './editor.text.ts';

/** Milliseconds that someone must have stopped writing for. */
const PAUSE_MS = 600;

export interface EffectNoteProps {
  dataTypeId: string;
  change: DataTypeChange;
}

/** Effect of a change, requested when it has settled; changes nothing. */
export function EffectNote({ dataTypeId, change }: EffectNoteProps) {
  const text = textOf(editorText);
  const { effect, error } = useEffectOf(dataTypeId, change);
  return (
    <div role="status" className="flex min-h-10 flex-col gap-1 text-ink-2">
      {effect !== null ? (
        <Sentences effect={effect} />
      ) : error !== null ? (
        <p className="text-ink-3">{text.effectUnknown(describeError(error).title)}</p>
      ) : (
        <>
          <Skeleton className="h-4 w-80 max-w-full" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </>
      )}
    </div>
  );
}

function Sentences({ effect }: { effect: DataTypeEffect }) {
  const text = textOf(editorText);
  const { gained, lost, checked, kept, contents, detections } = effect;
  return (
    <>
      <p className="font-medium text-ink">
        {checked === 0 ? text.pastUnknown : text.wouldChange(gained + lost, detections)}
      </p>
      {checked > 0 && <p>{text.checkedOf(checked, kept, gained, lost)}</p>}
      {checked === 0 && <p>{text.holdsNow(contents, detections)}</p>}
    </>
  );
}

function useEffectOf(dataTypeId: string, change: DataTypeChange) {
  const key = JSON.stringify(change);
  const [found, setFound] = useState<{ of: string; effect: DataTypeEffect } | null>(null);
  const [failed, setFailed] = useState<{ of: string; error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      const body: DataTypeChange = JSON.parse(key);
      send(
        'POST',
        '/v1/data-types/{dataTypeId}/preview',
        { params: { dataTypeId }, body },
        true,
      ).then(
        (effect) => {
          if (isCurrent && effect !== undefined) setFound({ of: key, effect });
        },
        (error: unknown) => isCurrent && setFailed({ of: key, error }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [dataTypeId, key]);
  return {
    effect: found?.of === key ? found.effect : null,
    error: failed?.of === key ? failed.error : null,
  };
}
