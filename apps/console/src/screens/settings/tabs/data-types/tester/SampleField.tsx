import { formatBytes, textOf, TextArea } from '@waybill/ui';
import { clsx } from 'clsx';
import { useState, type DragEvent } from 'react';
import { FileButton } from '../../../../../components/FileButton.tsx';
import { testerText } from './tester.text.ts';

/** Server limits: for a sample in UTF-16 code units, for a file in bytes. */
export const MOST_SAMPLE = 200_000;
const MOST_FILE = 67_108_864;

export interface SampleFieldProps {
  sample: string;
  onChange: (sample: string) => void;
  /** Enter with Ctrl or ⌘; left out where the sample is tried while it is written. */
  onSubmit?: (() => void) | undefined;
  /** A chosen or dropped file; left out where files cannot be tried. */
  onFile?: ((file: File) => void) | undefined;
  fileDisabledReason?: string | undefined;
}

/** A sample to be tried: pasted, written, or dropped as a file. */
export function SampleField({ sample, onChange, onSubmit, ...file }: SampleFieldProps) {
  const text = textOf(testerText);
  const { onFile, fileDisabledReason } = file;
  const [isOver, setIsOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const takes = onFile !== undefined && fileDisabledReason === undefined;

  function take(chosen: File | undefined) {
    if (chosen === undefined || !takes) return;
    const isTooLarge = chosen.size > MOST_FILE;
    setRefusal(isTooLarge ? text.fileTooLarge(formatBytes(MOST_FILE) ?? '') : undefined);
    if (!isTooLarge) onFile?.(chosen);
  }
  function drop(event: DragEvent) {
    if (!takes || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  }
  return (
    <div
      onDragOver={(event) => {
        if (!takes || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={clsx('flex flex-col gap-3 rounded-md', isOver && 'outline-2 outline-accent')}
    >
      <TextArea
        label={text.sample}
        hint={text.notStored}
        error={sample.length > MOST_SAMPLE ? text.tooLong(MOST_SAMPLE) : undefined}
        placeholder={text.samplePlaceholder}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        className="max-h-72 min-h-32 font-mono text-sm!"
        value={sample}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSubmit?.();
        }}
      />
      {onFile !== undefined && (
        <FileChoice refusal={refusal} disabledReason={fileDisabledReason} onTake={take} />
      )}
    </div>
  );
}

function FileChoice({
  refusal,
  disabledReason,
  onTake,
}: {
  refusal: string | undefined;
  disabledReason: string | undefined;
  onTake: (file: File | undefined) => void;
}) {
  const text = textOf(testerText);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <FileButton disabledReason={disabledReason} onFiles={([file]) => onTake(file)}>
        {text.chooseFile}
      </FileButton>
      <span className="text-sm text-ink-3">{text.dropFile}</span>
      {refusal !== undefined && (
        <span role="alert" className="text-sm text-critical-text">
          {refusal}
        </span>
      )}
    </div>
  );
}
