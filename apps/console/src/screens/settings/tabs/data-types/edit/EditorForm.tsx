import type { DataTypeDetail } from '@waybill/contract';
import { ConfirmDialog, Panel, textOf } from '@waybill/ui';
import { useDocumentTitle } from '../../../../../app/shell/use-document-title.ts';
import { Step } from '../../../../../components/Step.tsx';
import { useUnsavedGuard } from '../../../../../components/use-unsaved-guard.ts';
import type { OwnKind } from '../data-types-address.ts';
import { wordsText } from '../words/words.text.ts';
import { AboutFields } from './AboutFields.tsx';
import { DeclarationFields } from './DeclarationFields.tsx';
import { editorText } from './editor.text.ts';
import { TryPanel } from './TryPanel.tsx';
import type { TypeDraft } from './type-draft.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { useEditor, type Editor } from './use-editor.ts';
import { isUploaded, useFormTrial, type FormTrial } from './use-form-trial.ts';
import { UseStep } from './UseStep.tsx';

/** State kept while a new draft gets its address. */
export interface Held {
  sample: string;
  table: File | null;
}

export interface HeldProps {
  held: Held;
  hold: (part: Partial<Held>) => void;
}

export interface EditorFormProps extends HeldProps {
  kind: OwnKind;
  start: TypeDraft;
  stored: DataTypeDetail | null;
}

/** Address state of this page. */
const PAGE = ['edit', 'new'];

/** The steps to create or edit a type, next to the form's findings in a sample. */
export function EditorForm({ held, hold, kind, start, stored }: EditorFormProps) {
  const text = textOf(editorText);
  const words = textOf(wordsText);
  const editor = useEditor(start, stored);
  const guard = useUnsavedGuard(editor.isDirty && !editor.isBusy, PAGE);
  const trial = useFormTrial(editor.draft, stored, held.sample);
  const title = stored === null ? text.newTitle(words[kind]) : stored.name;
  useDocumentTitle(text.pageTitle(title));
  return (
    <>
      <div>
        <h2 className="text-lg font-semibold break-words">{title}</h2>
        <p className="text-ink-3">{words[`${kind}Hint`]}</p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_28rem]">
        <Panel isFlush>
          <form
            noValidate
            autoComplete="off"
            onSubmit={(event) => {
              event.preventDefault();
              if (trial.obstacle === undefined && !editor.isBusy) void editor.save();
            }}
          >
            <Steps editor={editor} stored={stored} trial={trial} held={held} hold={hold} />
          </form>
        </Panel>
        <TryPanel
          sample={held.sample}
          onSample={(sample) => hold({ sample })}
          result={trial.result}
          error={trial.error}
          lacking={trial.lacking}
        />
      </div>
      <ConfirmDialog
        isOpen={guard.isAsking}
        isDanger
        title={text.leaveTitle}
        description={text.leaveNote}
        confirmLabel={text.leave}
        onClose={guard.stay}
        onConfirm={guard.leave}
      />
    </>
  );
}

interface StepsProps extends HeldProps {
  editor: Editor;
  stored: DataTypeDetail | null;
  trial: FormTrial;
}

function Steps({ editor, stored, trial, held, hold }: StepsProps) {
  const text = textOf(editorText);
  const { draft } = editor;
  const { kind } = draft.declaration;
  const hasUpload = isUploaded(draft);
  return (
    <>
      <Step number={1} title={text.about}>
        <AboutFields draft={draft} onChange={editor.set} error={editor.error} />
      </Step>
      <Step number={2} title={text.recognised}>
        <DeclarationFields
          declaration={draft.declaration}
          onChange={(declaration) => editor.set({ declaration })}
          problems={trial.result?.problems ?? []}
          table={held.table}
          onTable={(table) => hold({ table })}
        />
      </Step>
      {hasUpload && (
        <Step number={3} title={kind === 'exact' ? text.table : text.templates}>
          {stored === null ? (
            <p className="text-ink-3">{text.saveFirst}</p>
          ) : (
            <UploadPanel
              type={stored}
              table={held.table}
              obstacle={editor.isDirty ? text.saveChangesFirst : undefined}
            />
          )}
        </Step>
      )}
      <Step
        number={hasUpload ? 4 : 3}
        title={text.use}
        note={stored === null ? text.useNote : undefined}
      >
        <UseStep editor={editor} stored={stored} obstacle={trial.obstacle} />
      </Step>
    </>
  );
}
