import { buttonClass, EmptyState, Panel, Skeleton, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useRead } from '../../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { BackToList } from '../BackToList.tsx';
import { dataTypesAddress } from '../data-types-address.ts';
import { useDataTypesPlace } from '../use-data-types-place.ts';
import { EditorForm, type HeldProps } from './EditorForm.tsx';
import { editorText } from './editor.text.ts';
import { draftOf, emptyDraft } from './type-draft.ts';

/** Creates or edits a custom type: its description, detection, and use. */
export function EditorPage(props: HeldProps) {
  const { editedId, newKind } = useDataTypesPlace();
  return (
    <div className="flex flex-col gap-4">
      <BackToList />
      {editedId === null ? (
        <EditorForm
          {...props}
          kind={newKind ?? 'pattern'}
          start={emptyDraft(newKind ?? 'pattern')}
          stored={null}
        />
      ) : (
        <Stored {...props} dataTypeId={editedId} />
      )}
    </div>
  );
}

function Stored({ dataTypeId, ...rest }: HeldProps & { dataTypeId: string }) {
  const text = textOf(editorText);
  const { data, error, isValidating, mutate } = useRead('/v1/data-types/{dataTypeId}', {
    params: { dataTypeId },
  });
  if (data === undefined) {
    if (error === undefined) return <Skeleton className="h-[36rem] w-full" />;
    return (
      <Panel isFlush>
        <ErrorPanel
          error={error}
          permission="data-type:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      </Panel>
    );
  }
  const start = draftOf(data);
  if (start === null || data.kind === 'built-in') {
    return (
      <Panel isFlush>
        <EmptyState
          kind="notAllowed"
          title={text.builtIn(data.name)}
          description={text.builtInHelp}
          actions={
            <Link to={dataTypesAddress.type(dataTypeId)} className={buttonClass('secondary', 'md')}>
              {text.showType}
            </Link>
          }
        />
      </Panel>
    );
  }
  return <EditorForm {...rest} kind={data.kind} start={start} stored={data} />;
}
