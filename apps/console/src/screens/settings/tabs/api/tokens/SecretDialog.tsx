import { Button, CodeBlock, Dialog, textOf } from '@waybill/ui';
import { apiBase } from '../../../../../app/http/api-base.ts';
import { tokensText } from './tokens.text.ts';

/** A secret that is shown once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const text = textOf(tokensText);
  const origin = apiBase() || window.location.origin;
  const example = `curl -H 'Authorization: Bearer ${secret}' ${origin}/v1/session`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      role="alertdialog"
      title={text.copyTitle}
      description={text.copyNote}
      actions={
        <Button variant="primary" onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        {[
          { label: text.token, value: secret },
          { label: text.example, value: example },
        ].map(({ label, value }) => (
          <section key={label}>
            <h3 className="mb-1 text-sm font-medium text-ink-2">{label}</h3>
            <CodeBlock label={label} value={value} hasLineNumbers={false} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
