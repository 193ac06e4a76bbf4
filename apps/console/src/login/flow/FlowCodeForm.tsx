import { CodeField } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { FlowForm } from './FlowForm.tsx';
import type { FlowScreenProps } from './flow-screen.ts';

export interface FlowCodeFormProps extends FlowScreenProps {
  label: string;
  action: string;
  others: ReactNode;
}

/** Six digits, submitted with the last one. */
export function FlowCodeForm(props: FlowCodeFormProps) {
  const { label, action, others, failure, press, isBusy } = props;
  const [code, setCode] = useState('');

  function submit(typed: string) {
    if (isBusy) return;
    // On any result it must be typed again.
    void press('submit', { code: typed }).then(() => setCode(''));
  }

  return (
    <FlowForm
      action={action}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => submit(code)}
      others={others}
    >
      <CodeField
        label={label}
        value={code}
        onChange={setCode}
        onComplete={submit}
        error={failure?.at === 'code' ? failure.message : undefined}
      />
    </FlowForm>
  );
}
