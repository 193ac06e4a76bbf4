import { Button } from '@waybill/ui';
import { useRef, type ReactNode } from 'react';
import { Icon } from './icons.ts';

export interface FileButtonProps {
  children: ReactNode;
  /** Kinds of files that the browser offers first, e.g. `.csv`. */
  accept?: string | undefined;
  isMultiple?: boolean | undefined;
  isBusy?: boolean | undefined;
  disabledReason?: string | undefined;
  onFiles: (files: File[]) => void;
}

/** A button that opens the browser's choice of files. */
export function FileButton(props: FileButtonProps) {
  const { children, accept, isMultiple = false, isBusy, disabledReason, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // So that the same file can be selected again.
          event.target.value = '';
        }}
      />
      <Button
        size="sm"
        icon={<Icon.file aria-hidden />}
        isBusy={isBusy}
        disabledReason={disabledReason}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
