import type { ExceptionEffect, ExceptionScope } from '@waybill/contract';
import { Skeleton, textOf } from '@waybill/ui';
import { useEffect, useState } from 'react';
import { change } from '../../../app/http/api.ts';
import { exceptionText } from './exception.text.ts';
import { DetectionLinks } from '../../detection/DetectionLinks.tsx';

export interface ExceptionEffectNoteProps {
  dataTypeId: string;
  scope: ExceptionScope;
}

/** Further effects of an exception, before it is created. */
export function ExceptionEffectNote({ dataTypeId, scope }: ExceptionEffectNoteProps) {
  const text = textOf(exceptionText);
  const effect = useExceptionEffect(dataTypeId, scope);
  return (
    <div role="status" className="min-h-10 text-ink-2">
      {effect === undefined && <Skeleton className="h-4 w-72 max-w-full" />}
      {effect === null && <p className="text-ink-3">{text.effectUnknown}</p>}
      {effect && (
        <>
          <p>
            {text.effect(effect.findings, effect.classifications)}{' '}
            {text.effectDetections(effect.openDetections, effect.closedDetections)}
          </p>
          <DetectionLinks detections={effect.detections} />
        </>
      )}
    </div>
  );
}

/** Undefined while loading; null if unknown. */
function useExceptionEffect(dataTypeId: string, scope: ExceptionScope) {
  const key = JSON.stringify({ dataTypeId, scope });
  const [found, setFound] = useState<{ of: string; effect: ExceptionEffect | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const body: { dataTypeId: string; scope: ExceptionScope } = JSON.parse(key);
    change('POST', '/v1/data-type-exceptions/preview', { body }, true).then(
      (effect) => isCurrent && setFound({ of: key, effect: effect ?? null }),
      () => isCurrent && setFound({ of: key, effect: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found?.of === key ? found.effect : undefined;
}
