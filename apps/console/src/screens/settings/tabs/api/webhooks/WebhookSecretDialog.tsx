import { Button, CodeBlock, Dialog, textOf } from '@waybill/ui';
import type { ShownSecret } from './use-webhook-changes.ts';
import { webhooksText } from './webhooks.text.ts';

export function WebhookSecretDialog({
  secret: { value, isRotated },
  onClose,
}: {
  secret: ShownSecret;
  onClose: () => void;
}) {
  const text = textOf(webhooksText);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={text.secretTitle}
      description={isRotated ? text.rotatedNote : text.secretNote}
      actions={
        <Button variant="primary" onClick={onClose}>
          {text.secretCopied}
        </Button>
      }
    >
      <CodeBlock label={text.secret} value={value} hasLineNumbers={false} />
    </Dialog>
  );
}
