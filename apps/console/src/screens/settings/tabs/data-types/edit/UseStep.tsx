import type { DataTypeDetail } from '@waybill/contract';
import { Button, textOf } from '@waybill/ui';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { reachableStates } from '../type/reachable-states.ts';
import { lacksMaterial } from '../type/StateControl.tsx';
import { typeText } from '../type/type.text.ts';
import { StateBadge } from '../words/StateBadge.tsx';
import { EffectNote } from './EffectNote.tsx';
import { editorText } from './editor.text.ts';
import type { Editor } from './use-editor.ts';

export interface UseStepProps {
  editor: Editor;
  /** Null: it was not saved yet. */
  stored: DataTypeDetail | null;
  /** Why the draft cannot be saved now. */
  obstacle: string | undefined;
}

/** Saves the form; a saved one is tested and activated after a preview of its effect. */
export function UseStep({ editor, stored, obstacle }: UseStepProps) {
  const text = textOf(editorText);
  const missing = useMissingReason('data-type:manage');
  const isUnsaved = stored === null || editor.isDirty;
  return (
    <>
      {stored !== null && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          <StateBadge type={stored} />
          <span className="text-ink-3">{textOf(typeText)[`${stored.state}Hint`]}</span>
        </p>
      )}
      {stored !== null && <Effect editor={editor} stored={stored} obstacle={obstacle} />}
      {isUnsaved ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            variant="primary"
            isBusy={editor.isBusy}
            disabledReason={missing ?? obstacle}
          >
            {stored === null ? text.saveDraft : text.saveChanges}
          </Button>
          {stored !== null && (
            <Button variant="ghost" onClick={editor.reset}>
              {text.discard}
            </Button>
          )}
        </div>
      ) : (
        <Switches editor={editor} stored={stored} />
      )}
    </>
  );
}

/** Effect of saving a change of an active type, or of activating one. */
function Effect({ editor, stored, obstacle }: UseStepProps & { stored: DataTypeDetail }) {
  const { dataTypeId, state } = stored;
  const isInUse = state === 'active' || state === 'shadow';
  if (!editor.isDirty) {
    if (state !== 'draft' && state !== 'shadow') return null;
    return <EffectNote dataTypeId={dataTypeId} change={{ state: 'active' }} />;
  }
  if (!isInUse || obstacle !== undefined) return null;
  return <EffectNote dataTypeId={dataTypeId} change={editor.changes} />;
}

function Switches({ editor, stored }: { editor: Editor; stored: DataTypeDetail }) {
  const text = textOf(editorText);
  const missing = useMissingReason('data-type:manage');
  const unfinished = lacksMaterial(stored) ? textOf(typeText).finishFirst : undefined;
  const next = reachableStates(stored).filter((state) => state !== stored.state);
  return (
    <div className="flex flex-wrap gap-2">
      {next.map((state) => (
        <Button
          key={state}
          variant={state === 'active' ? 'primary' : 'secondary'}
          isBusy={editor.isBusy}
          disabledReason={missing ?? (state === 'retired' ? undefined : unfinished)}
          onClick={() => void editor.switchTo(state)}
        >
          {text[`to_${state}`]}
        </Button>
      ))}
    </div>
  );
}
