import { Button, Checkbox, ConfirmDialog, Panel, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { grantsText } from './grants.text.ts';

/** After an upgrade: an Owner confirms which Admins keep evidence, preview and exports. */
export function AdminReviewPanel({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const text = textOf(grantsText);
  const missing = useMissingReason('user:manage');
  const { data, mutate } = useRead('/v1/admin-review');
  const [keep, setKeep] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  if (data === undefined || data.openedAt === null) return null;
  const { admins } = data;
  async function confirm(): Promise<void> {
    setIsBusy(true);
    try {
      const done = await change('POST', '/v1/admin-review', { body: { keep: [...keep] } });
      if (done !== undefined) toast({ variant: 'success', title: text.confirmed });
    } catch (error) {
      tellFailure(error);
    }
    setIsBusy(false);
    setIsAsking(false);
    await Promise.all([mutate(), onChanged()]);
  }
  return (
    <Panel title={text.reviewTitle}>
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-prose text-ink-2">{text.reviewAbout}</p>
        {admins.length === 0 && <p className="text-ink-3">{text.reviewNone}</p>}
        {admins.map(({ userId, name, email }) => (
          <Checkbox
            key={userId}
            label={text.keeps(name)}
            hint={email}
            checked={keep.includes(userId)}
            onChange={() =>
              setKeep(
                keep.includes(userId) ? keep.filter((one) => one !== userId) : [...keep, userId],
              )
            }
          />
        ))}
        <Button variant="primary" disabledReason={missing} onClick={() => setIsAsking(true)}>
          {text.confirm}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={text.confirmTitle}
        description={text.confirmAbout(keep.length, admins.length)}
        confirmLabel={text.confirm}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      />
    </Panel>
  );
}
