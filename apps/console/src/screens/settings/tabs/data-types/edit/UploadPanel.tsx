import type { DataTypeDetail, UploadResult } from '@waybill/contract';
import { Button, formatBytes, formatCount, ProgressBar, textOf } from '@waybill/ui';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { Age } from '../../../../../components/Age.tsx';
import { FileButton } from '../../../../../components/FileButton.tsx';
import { editorText } from './editor.text.ts';
import { useUpload, type Sending } from './use-upload.ts';

export interface UploadPanelProps {
  type: DataTypeDetail;
  /** The table whose columns were read in the form; null: none. */
  table: File | null;
  /** Why nothing can be uploaded now. */
  obstacle: string | undefined;
}

/** Uploads the table of an exact type, or templates of a fingerprint type, and says what is stored. */
export function UploadPanel({ type, table, obstacle }: UploadPanelProps) {
  const text = textOf(editorText);
  const missing = useMissingReason('data-type:manage');
  const isTable = type.declaration?.kind === 'exact';
  const words = isTable ? tableWords() : templateWords();
  const { sending, result, upload } = useUpload(type, isTable ? 'rows' : 'templates');
  const blocked = missing ?? obstacle;
  return (
    <div className="flex flex-col gap-2">
      <Kept material={type.material} words={words} />
      <p className="text-sm text-ink-3">{words.onlyHashes}</p>
      <div className="flex flex-wrap gap-2">
        {isTable && table !== null && (
          <Button
            size="sm"
            variant={result === null ? 'primary' : 'secondary'}
            isBusy={sending !== null}
            disabledReason={blocked}
            onClick={() => void upload([table])}
          >
            {text.uploadNamed(table.name)}
          </Button>
        )}
        <FileButton
          isMultiple={!isTable}
          accept={isTable ? '.csv,.tsv,text/csv' : undefined}
          isBusy={sending !== null}
          disabledReason={blocked}
          onFiles={(files) => void upload(files)}
        >
          {words.choose}
        </FileButton>
      </div>
      {sending !== null && <UploadProgress sending={sending} />}
      {result !== null && <Outcome result={result} words={words} />}
    </div>
  );
}

interface UploadWords {
  nothing: string;
  kept: (entries: number) => string;
  onlyHashes: string;
  choose: string;
}

function tableWords(): UploadWords {
  const { noTable, rowsKept, onlyHashes, uploadTable } = textOf(editorText);
  return { nothing: noTable, kept: rowsKept, onlyHashes, choose: uploadTable };
}

function templateWords(): UploadWords {
  const { noTemplates, templatesKept, onlyHashesOfTemplates, uploadTemplates } = textOf(editorText);
  return {
    nothing: noTemplates,
    kept: templatesKept,
    onlyHashes: onlyHashesOfTemplates,
    choose: uploadTemplates,
  };
}

/** Upload progress; the following processing has none. */
function UploadProgress({ sending: { name, sent, total } }: { sending: Sending }) {
  const text = textOf(editorText);
  if (sent >= total) return <ProgressBar label={text.hashing(name)} />;
  return <ProgressBar label={text.uploading(name)} value={Math.floor((100 * sent) / total)} />;
}

function Kept({ material, words }: { material: DataTypeDetail['material']; words: UploadWords }) {
  if (material === null) return <p className="text-ink-2">{words.nothing}</p>;
  return (
    <p className="text-ink-2">
      {words.kept(material.entries)}, {formatBytes(material.bytes)}, <Age at={material.updatedAt} />
    </p>
  );
}

function Outcome({ result, words }: { result: UploadResult; words: UploadWords }) {
  const { entries, skipped, skippedRows, ignoredColumns } = result;
  const text = textOf(editorText);
  return (
    <p role="status" className="text-ink-2">
      {/* The count is also shown above: announced only to screen readers, as the result of the upload. */}
      <span className="sr-only">{words.kept(entries)}. </span>
      {skipped > 0 && `${text.skipped(skipped, skippedRows.map(formatCount).join(', '))} `}
      {ignoredColumns.length > 0 && text.ignoredColumns(ignoredColumns.join(', '))}
    </p>
  );
}
