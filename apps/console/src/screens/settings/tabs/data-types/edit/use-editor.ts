import type { DataTypeDetail } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { tellFailure } from '../../../../../app/http/tell-failure.ts';
import { change as send } from '../../../../../app/http/api.ts';
import { readPath } from '../../../../../app/http/build-path.ts';
import { useNavigator } from '../../../../../app/navigation/use-navigator.ts';
import { dataTypesAddress } from '../data-types-address.ts';
import { typeText } from '../type/type.text.ts';
import { useTypeChange } from '../type/use-type-change.ts';
import { stateWord } from '../words/StateBadge.tsx';
import { canGoBack } from '../type/reachable-states.ts';
import { editorText } from './editor.text.ts';
import { changedParts, draftOf, type TypeDraft } from './type-draft.ts';

export interface Editor {
  draft: TypeDraft;
  set: (change: Partial<TypeDraft>) => void;
  /** Takes back what was not saved. */
  reset: () => void;
  /** Unsaved changes of the form. */
  changes: Partial<TypeDraft>;
  isDirty: boolean;
  isBusy: boolean;
  error: unknown;
  /** Stores the draft: creates a new type, whose address replaces this one. */
  save: () => Promise<void>;
  /** Changes the state of a stored type. */
  switchTo: (state: DataTypeDetail['state']) => Promise<void>;
}

/** Initial state of the form: a stored type with its revision, or an empty form. */
interface Base {
  stored: DataTypeDetail | null;
  start: TypeDraft;
}

/**
 * A form of a type and its saving. Nothing of it outlives the page. A concurrent change is not
 * overwritten: saving an older revision is refused once, and reported.
 *
 * @param stored the stored type; null for a new one
 */
export function useEditor(start: TypeDraft, stored: DataTypeDetail | null): Editor {
  const text = textOf(editorText);
  const { navigate } = useNavigator();
  const { mutate } = useSWRConfig();
  const applyChange = useTypeChange();
  const [base, setBase] = useState<Base>({ start, stored });
  const [draft, setDraft] = useState(start);
  const [isBusy, setIsBusy] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const changes = changedParts(base.start, draft);
  const isDirty = Object.keys(changes).length > 0;
  if (stored?.rev !== base.stored?.rev && (!isDirty || wasRefused)) {
    setBase({ start, stored });
    setWasRefused(false);
    if (!isDirty) setDraft(start);
  }

  async function make(): Promise<void> {
    const made = await send('POST', '/v1/data-types', {
      body: { ...draft, name: draft.name.trim() },
    });
    if (made === undefined) return;
    const params = { dataTypeId: made.dataTypeId };
    await mutate(readPath('/v1/data-types/{dataTypeId}', { params }), made, { revalidate: false });
    void mutate(readPath('/v1/data-types'));
    toast({ variant: 'success', title: text.made(made.name) });
    navigate(dataTypesAddress.edit(made.dataTypeId), { replace: true });
  }

  async function run(work: () => Promise<unknown>): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(failure);
      tellFailure(failure);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    draft,
    set: (change) => setDraft((shown) => ({ ...shown, ...change })),
    reset: () => {
      setBase({ start, stored });
      setDraft(start);
    },
    changes,
    isDirty,
    isBusy,
    error,
    save: () =>
      run(async () => {
        if (base.stored === null) return make();
        const words = text.saved(draft.name);
        const changed = await applyChange({
          type: base.stored,
          change: changes,
          words,
          onFailure: setError,
        });
        const saved = changed && draftOf(changed);
        if (!saved) return setWasRefused(true);
        // In the server's form, so that only real differences show.
        setBase({ start: saved, stored: changed });
        setDraft(saved);
      }),
    switchTo: (state) =>
      run(async () => {
        if (stored === null) return;
        await applyChange({
          type: stored,
          change: { state },
          words: textOf(typeText).changed_state(
            stored.name,
            stateWord({ kind: stored.kind, state }),
          ),
          back: canGoBack(stored, state) ? { state: stored.state } : undefined,
        });
      }),
  };
}
