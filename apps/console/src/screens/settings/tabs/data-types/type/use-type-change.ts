import type { DataType, DataTypeChange, DataTypeDetail } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useSWRConfig } from 'swr';
import { ApiError, describeError } from '../../../../../app/http/api-error.ts';
import { change as send } from '../../../../../app/http/api.ts';
import { readPath } from '../../../../../app/http/build-path.ts';
import { wordsText } from '../words/words.text.ts';

export interface TypeChange {
  type: Pick<DataType, 'dataTypeId' | 'rev'>;
  change: DataTypeChange;
  /** Description of the change, e.g. `Payment card: Off`. */
  words: string;
  /** Undo function; omitted if impossible. */
  back?: DataTypeChange | undefined;
  /** Called after a refusal, for a form to show the faults. */
  onFailure?: ((error: unknown) => void) | undefined;
}

const isOfDataTypes = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/v1/data-types');

/**
 * Changes a data type and reports it, with undo in the toast. Resolves to the changed type, or
 * undefined after a refusal: a concurrent change is reported, and everything is reread.
 */
export function useTypeChange() {
  const { mutate } = useSWRConfig();

  return async function apply({
    type,
    change,
    words,
    back,
    onFailure,
  }: TypeChange): Promise<DataTypeDetail | undefined> {
    const { dataTypeId, rev } = type;
    const params = { dataTypeId };
    const text = textOf(wordsText);
    try {
      const changed = await send('PATCH', '/v1/data-types/{dataTypeId}', {
        params,
        body: { ...change, rev },
      });
      if (changed === undefined) return undefined;
      await mutate(readPath('/v1/data-types/{dataTypeId}', { params }), changed, {
        revalidate: false,
      });
      void mutate(readPath('/v1/data-types'));
      const undo = back && {
        label: text.undo,
        onClick: () => void apply({ type: changed, change: back, words: text.takenBack }),
      };
      toast({ variant: 'success', title: words, action: undo });
      return changed;
    } catch (error) {
      onFailure?.(error);
      const isConflict = error instanceof ApiError && error.hasCode('resource.conflict');
      const { title, detail } = describeError(error);
      toast(
        isConflict
          ? {
              variant: 'warning',
              title: text.changedMeanwhile,
              description: text.changedMeanwhileHelp,
            }
          : { variant: 'error', title, description: detail ?? undefined },
      );
      if (isConflict) await mutate(isOfDataTypes);
      return undefined;
    }
  };
}
