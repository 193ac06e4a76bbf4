import { PageHeader, textOf } from '@waybill/ui';
import { useRead } from '../../app/http/use-read.ts';
import { consoleAccessText } from './console-access.text.ts';
import { MembersPanel } from './MembersPanel.tsx';
import { ResetsPanel } from './ResetsPanel.tsx';
import { screenText } from './screen.text.ts';

const INVITE = 'waybill user invite <email> --role <role>';

/** Who has access to the console, and requests to restore a lost second factor. */
export function ConsoleAccessPage() {
  const text = textOf(consoleAccessText);
  const members = useRead('/v1/members/access');
  const resets = useRead('/v1/factor-resets');
  const reload = () => Promise.all([members.mutate(), resets.mutate()]);
  return (
    <div className="flex max-w-5xl flex-col gap-4 p-5 max-sm:p-3">
      <PageHeader title={textOf(screenText).title} description={text.description} />
      <ResetsPanel resets={resets} onDecided={reload} />
      <MembersPanel members={members} resets={resets.data?.items ?? []} onRequested={reload} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
        {text.invite}
        <code className="rounded-sm border border-line bg-surface px-2 py-1 font-mono">
          {INVITE}
        </code>
      </p>
    </div>
  );
}
